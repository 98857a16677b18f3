; profile: Canonical Text Services
; source: CITE Architecture, CTS URN specification 5
; The NID is not registered.

; nid: cts
; scope: nss
; start: text-nss
; source: CITE Architecture, CTS URN specification 5

text-nss       = namespace ":" work ":" [ passage ]
namespace      = name

; Text group, work, version, exemplar.
work           = name *3( "." name )
name           = 1*( ALPHA / DIGIT / "_" / "-" / pct-encoded )

; A node, or a range of two; a letter or word within it may follow.
passage        = place [ "-" place ]
place          = node *( "." node ) [ "@" word [ index ] ]
node           = 1*( ALPHA / DIGIT / "_" / pct-encoded )
word           = 1*( ALPHA / DIGIT / "_" / pct-encoded )

; Brackets are not allowed in an NSS, so they are encoded.
index          = "%5B" 1*DIGIT "%5D"
pct-encoded    = "%" HEXDIG HEXDIG
