; profile: German national bibliography numbers
; source: Deutsche Nationalbibliothek, policy on URNs below urn:nbn:de; names that it resolves

; nid: nbn
; prefix: de:
; scope: nss
; start: german-nss
; source: Deutsche Nationalbibliothek, policy on URNs below urn:nbn:de; the last digit is a check digit

german-nss     = "de:" library *( ":" library ) "-" number
library        = 1*( ALPHA / DIGIT )
number         = *( let-dig / mark ) DIGIT
let-dig        = ALPHA / DIGIT
mark           = "-" / "." / "_" / ":" / "/" / "+" / "~"
