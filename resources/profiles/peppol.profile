; profile: Peppol identifiers
; source: Peppol Policy for use of identifiers 4; published Peppol specifications of 2017 to 2024
; Peppol uses names below urn:fdc without the date that RFC 4198 section 2 requires.

; nid: fdc
; prefix: peppol.eu:
; scope: nss
; start: peppol-nss
; source: Peppol Policy for use of identifiers 4, customization and process identifiers

peppol-nss     = "peppol.eu:" ( dated / undated )

; With the year in which the name was owned, as registered.
dated          = year ":" branch 1*( ":" part ) [ syntax-version ]
year           = "20" 2DIGIT
branch         = "poacc" / "pracc" / "identifiers" / "logistics"

; Without it, as in most specifications since 2018.
undated        = domain ":" kind ":" process ":" version *( ":" part ) [ syntax-version ]
domain         = "poacc" / "prac" / "logistics" / "edec"
kind           = "bis" / "trns"
process        = part
version        = 1*3DIGIT *2( "." 1*3DIGIT )

part           = 1*( ALPHA / DIGIT / "-" / "_" / "." )
syntax-version = "::" 1*3DIGIT *2( "." 1*3DIGIT )

; nid: peppol
; scope: nss
; start: pint-nss
; source: Peppol International (PINT) model for billing, identifiers; the NID is not registered

pint-nss       = "pint:" document "-" 1*2DIGIT [ "@" jurisdiction "-" 1*2DIGIT ] [ syntax-version ]
               / "bis:" document
document       = ALPHA *( ALPHA / DIGIT / "_" )
jurisdiction   = 2ALPHA / "aunz"
syntax-version = "::" 1*3DIGIT *2( "." 1*3DIGIT )
