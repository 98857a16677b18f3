; profile: Maritime Connectivity Platform
; source: IALA Guideline 1164; MCP Consortium, identity management and security, naming scheme

; nid: mrn
; prefix: mcp:
; scope: nss
; start: mcp-nss
; source: MCP Consortium, naming scheme for MCP MRNs: type, identity provider, name

mcp-nss        = "mcp:" type ":" provider 1*( ":" part )
type           = "entity" / "mir" / "mms" / "msr" / "org" / "user" / "vessel" / "device" / "service"
provider       = part
part           = 1*( ALPHA / DIGIT / "-" / "." / "_" / "~" / "@" )
