; profile: EPC tag data
; source: GS1 EPC Tag Data Standard 1.13 section 6.3
; RFC 5134 leaves the schemes below "id" and "class" to GS1. These are the forms of the schemes for a GS1 key, with the total
; number of digits of its parts (a company prefix has 6 to 12). Other schemes are left to the registry.

; nid: epc
; prefix: id:sgtin:
; scope: nss
; start: sgtin-nss
; source: Tag Data Standard 1.13 section 6.3.1

sgtin-nss      = "id:sgtin:" item "." serial
item           = 6DIGIT "." 7DIGIT
               / 7DIGIT "." 6DIGIT
               / 8DIGIT "." 5DIGIT
               / 9DIGIT "." 4DIGIT
               / 10DIGIT "." 3DIGIT
               / 11DIGIT "." 2DIGIT
               / 12DIGIT "." 1DIGIT
serial         = 1*20( ALPHA / DIGIT / "!" / "'" / "(" / ")" / "*" / "+" / "," / "-" / "." / ":" / ";" / "=" / "_"
               / "%22" / "%25" / "%26" / "%2F" / "%3C" / "%3E" / "%3F" )

; nid: epc
; prefix: class:lgtin:
; scope: nss
; start: lgtin-nss
; source: Tag Data Standard 1.13 section 6.3.18

lgtin-nss      = "class:lgtin:" item "." serial
item           = 6DIGIT "." 7DIGIT
               / 7DIGIT "." 6DIGIT
               / 8DIGIT "." 5DIGIT
               / 9DIGIT "." 4DIGIT
               / 10DIGIT "." 3DIGIT
               / 11DIGIT "." 2DIGIT
               / 12DIGIT "." 1DIGIT
serial         = 1*20( ALPHA / DIGIT / "!" / "'" / "(" / ")" / "*" / "+" / "," / "-" / "." / ":" / ";" / "=" / "_"
               / "%22" / "%25" / "%26" / "%2F" / "%3C" / "%3E" / "%3F" )

; nid: epc
; prefix: id:sscc:
; scope: nss
; start: sscc-nss
; source: Tag Data Standard 1.13 section 6.3.2

sscc-nss       = "id:sscc:" unit
unit           = 6DIGIT "." 11DIGIT
               / 7DIGIT "." 10DIGIT
               / 8DIGIT "." 9DIGIT
               / 9DIGIT "." 8DIGIT
               / 10DIGIT "." 7DIGIT
               / 11DIGIT "." 6DIGIT
               / 12DIGIT "." 5DIGIT

; nid: epc
; prefix: id:sgln:
; scope: nss
; start: sgln-nss
; source: Tag Data Standard 1.13 section 6.3.3

sgln-nss       = "id:sgln:" location "." serial
location       = 6DIGIT "." 6DIGIT
               / 7DIGIT "." 5DIGIT
               / 8DIGIT "." 4DIGIT
               / 9DIGIT "." 3DIGIT
               / 10DIGIT "." 2DIGIT
               / 11DIGIT "." 1DIGIT
               / 12DIGIT "."
serial         = 1*20( ALPHA / DIGIT / "!" / "'" / "(" / ")" / "*" / "+" / "," / "-" / "." / ":" / ";" / "=" / "_"
               / "%22" / "%25" / "%26" / "%2F" / "%3C" / "%3E" / "%3F" )

; nid: epc
; prefix: id:pgln:
; scope: nss
; start: pgln-nss
; source: Tag Data Standard 1.13 section 6.3.16

pgln-nss       = "id:pgln:" party
party          = 6DIGIT "." 6DIGIT
               / 7DIGIT "." 5DIGIT
               / 8DIGIT "." 4DIGIT
               / 9DIGIT "." 3DIGIT
               / 10DIGIT "." 2DIGIT
               / 11DIGIT "." 1DIGIT
               / 12DIGIT "."

; nid: epc
; prefix: id:grai:
; scope: nss
; start: grai-nss
; source: Tag Data Standard 1.13 section 6.3.4

grai-nss       = "id:grai:" asset "." serial
asset          = 6DIGIT "." 6DIGIT
               / 7DIGIT "." 5DIGIT
               / 8DIGIT "." 4DIGIT
               / 9DIGIT "." 3DIGIT
               / 10DIGIT "." 2DIGIT
               / 11DIGIT "." 1DIGIT
               / 12DIGIT "."
serial         = 1*20( ALPHA / DIGIT / "!" / "'" / "(" / ")" / "*" / "+" / "," / "-" / "." / ":" / ";" / "=" / "_"
               / "%22" / "%25" / "%26" / "%2F" / "%3C" / "%3E" / "%3F" )

; nid: epc
; prefix: id:giai:
; scope: nss
; start: giai-nss
; source: Tag Data Standard 1.13 section 6.3.5

giai-nss       = "id:giai:" 6*12DIGIT "." reference
reference      = 1*24( ALPHA / DIGIT / "!" / "'" / "(" / ")" / "*" / "+" / "," / "-" / "." / ":" / ";" / "=" / "_"
               / "%22" / "%25" / "%26" / "%2F" / "%3C" / "%3E" / "%3F" )

; nid: epc
; prefix: id:gsrn:
; scope: nss
; start: gsrn-nss
; source: Tag Data Standard 1.13 section 6.3.6

gsrn-nss       = "id:gsrn:" service
service        = 6DIGIT "." 11DIGIT
               / 7DIGIT "." 10DIGIT
               / 8DIGIT "." 9DIGIT
               / 9DIGIT "." 8DIGIT
               / 10DIGIT "." 7DIGIT
               / 11DIGIT "." 6DIGIT
               / 12DIGIT "." 5DIGIT

; nid: epc
; prefix: id:gdti:
; scope: nss
; start: gdti-nss
; source: Tag Data Standard 1.13 section 6.3.8

gdti-nss       = "id:gdti:" document "." serial
document       = 6DIGIT "." 6DIGIT
               / 7DIGIT "." 5DIGIT
               / 8DIGIT "." 4DIGIT
               / 9DIGIT "." 3DIGIT
               / 10DIGIT "." 2DIGIT
               / 11DIGIT "." 1DIGIT
               / 12DIGIT "."
serial         = 1*17( ALPHA / DIGIT / "!" / "'" / "(" / ")" / "*" / "+" / "," / "-" / "." / ":" / ";" / "=" / "_"
               / "%22" / "%25" / "%26" / "%2F" / "%3C" / "%3E" / "%3F" )
