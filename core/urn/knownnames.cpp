// SPDX-License-Identifier: Apache-2.0
#include "core/urn/knownnames.h"

// Reference data, in byte order:
//  - ISO 3166-1 alpha-3 codes from iso-codes 4.15.0 (249);
//  - the names in IANA's registry of URI schemes, of any status, as published with the URN namespaces of
//    2026-07-28 (430).

namespace nidus::urn {

namespace {

// clang-format off
constexpr std::string_view kAlpha3Codes[] = {
    "abw", "afg", "ago", "aia", "ala", "alb", "and", "are", "arg", "arm", "asm", "ata", "atf", "atg",
    "aus", "aut", "aze", "bdi", "bel", "ben", "bes", "bfa", "bgd", "bgr", "bhr", "bhs", "bih", "blm",
    "blr", "blz", "bmu", "bol", "bra", "brb", "brn", "btn", "bvt", "bwa", "caf", "can", "cck", "che",
    "chl", "chn", "civ", "cmr", "cod", "cog", "cok", "col", "com", "cpv", "cri", "cub", "cuw", "cxr",
    "cym", "cyp", "cze", "deu", "dji", "dma", "dnk", "dom", "dza", "ecu", "egy", "eri", "esh", "esp",
    "est", "eth", "fin", "fji", "flk", "fra", "fro", "fsm", "gab", "gbr", "geo", "ggy", "gha", "gib",
    "gin", "glp", "gmb", "gnb", "gnq", "grc", "grd", "grl", "gtm", "guf", "gum", "guy", "hkg", "hmd",
    "hnd", "hrv", "hti", "hun", "idn", "imn", "ind", "iot", "irl", "irn", "irq", "isl", "isr", "ita",
    "jam", "jey", "jor", "jpn", "kaz", "ken", "kgz", "khm", "kir", "kna", "kor", "kwt", "lao", "lbn",
    "lbr", "lby", "lca", "lie", "lka", "lso", "ltu", "lux", "lva", "mac", "maf", "mar", "mco", "mda",
    "mdg", "mdv", "mex", "mhl", "mkd", "mli", "mlt", "mmr", "mne", "mng", "mnp", "moz", "mrt", "msr",
    "mtq", "mus", "mwi", "mys", "myt", "nam", "ncl", "ner", "nfk", "nga", "nic", "niu", "nld", "nor",
    "npl", "nru", "nzl", "omn", "pak", "pan", "pcn", "per", "phl", "plw", "png", "pol", "pri", "prk",
    "prt", "pry", "pse", "pyf", "qat", "reu", "rou", "rus", "rwa", "sau", "sdn", "sen", "sgp", "sgs",
    "shn", "sjm", "slb", "sle", "slv", "smr", "som", "spm", "srb", "ssd", "stp", "sur", "svk", "svn",
    "swe", "swz", "sxm", "syc", "syr", "tca", "tcd", "tgo", "tha", "tjk", "tkl", "tkm", "tls", "ton",
    "tto", "tun", "tur", "tuv", "twn", "tza", "uga", "ukr", "umi", "ury", "usa", "uzb", "vat", "vct",
    "ven", "vgb", "vir", "vnm", "vut", "wlf", "wsm", "yem", "zaf", "zmb", "zwe",
};

constexpr std::string_view kUriSchemeNames[] = {
    "aaa", "aaas", "about", "acap", "acct", "acd", "acr", "adiumxtra", "adt", "aet", "afp", "afs",
    "agtp", "aim", "amss", "android", "appdata", "apt", "ar", "ari", "ark", "at", "attachment", "aw",
    "barion", "bb", "beshare", "bitcoin", "bitcoincash", "bl", "blob", "bluetooth", "bolo", "brid",
    "browserext", "cabal", "caip", "calculator", "callto", "cap", "cast", "casts", "chrome",
    "chrome-extension", "cid", "cm", "coap", "coap+tcp", "coap+ws", "coaps", "coaps+tcp", "coaps+ws",
    "com-eventbrite-attendee", "content", "content-type", "crid", "cstr", "cttps", "cvs", "dab",
    "dat", "data", "dav", "dhttp", "diaspora", "dict", "did", "dilithium3", "dis",
    "dlna-playcontainer", "dlna-playsingle", "dnp", "dns", "dntp", "doi", "donau", "dpp", "drm",
    "drop", "dtmi", "dtn", "dvb", "dvx", "dweb", "ed2k", "eid", "elsi", "embedded", "ens", "esim",
    "ethereum", "example", "ez", "facetime", "fax", "feed", "feedready", "fido", "file", "filesystem",
    "finger", "first-run-pen-experience", "fish", "fm", "ftp", "fuchsia-pkg", "gcx", "gdsi", "geo",
    "gg", "git", "gitoid", "gizmoproject", "go", "gopher", "graph", "grd", "gtalk", "h323", "ham",
    "hcap", "hcp", "hs20", "http", "https", "hxxp", "hxxps", "hydrazone", "hyper", "i0", "iax", "ibi",
    "ibi-", "icap", "icon", "ilstring", "im", "imap", "info", "interaction", "iotdisco", "ipfs",
    "ipn", "ipns", "ipp", "ipps", "irc", "irc6", "ircs", "iris", "iris.beep", "iris.lwz", "iris.xpc",
    "iris.xpcs", "isostore", "itms", "jabber", "jar", "jms", "keyparc", "lastfm", "lbry", "ldap",
    "ldaps", "leaptofrogans", "lid", "linkid", "lorawan", "lpa", "lvlt",
    "machineprovisioningprogressreporter", "magnet", "mailserver", "mailto", "maps", "market",
    "matrix", "mdoc", "mdoc-openid4vp", "message", "microsoft.windows.camera",
    "microsoft.windows.camera.multipicker", "microsoft.windows.camera.picker", "mid", "mms", "modem",
    "mongodb", "moz", "mqtt", "mqtts", "ms-access", "ms-appinstaller", "ms-browser-extension",
    "ms-calculator", "ms-drive-to", "ms-enrollment", "ms-excel", "ms-eyecontrolspeech",
    "ms-gamebarservices", "ms-gamingoverlay", "ms-getoffice", "ms-help", "ms-infopath", "ms-inputapp",
    "ms-launchremotedesktop", "ms-lockscreencomponent-config", "ms-media-stream-id", "ms-meetnow",
    "ms-mixedrealitycapture", "ms-mobileplans", "ms-newsandinterests", "ms-officeapp", "ms-people",
    "ms-personacard", "ms-powerpoint", "ms-project", "ms-publisher", "ms-recall", "ms-remotedesktop",
    "ms-remotedesktop-launch", "ms-restoretabcompanion", "ms-screenclip", "ms-screensketch",
    "ms-search", "ms-search-repair", "ms-secondary-screen-controller", "ms-secondary-screen-setup",
    "ms-settings", "ms-settings-airplanemode", "ms-settings-bluetooth", "ms-settings-camera",
    "ms-settings-cellular", "ms-settings-cloudstorage", "ms-settings-connectabledevices",
    "ms-settings-displays-topology", "ms-settings-emailandaccounts", "ms-settings-language",
    "ms-settings-location", "ms-settings-lock", "ms-settings-nfctransactions",
    "ms-settings-notifications", "ms-settings-power", "ms-settings-privacy", "ms-settings-proximity",
    "ms-settings-screenrotation", "ms-settings-wifi", "ms-settings-workplace", "ms-spd",
    "ms-stickers", "ms-sttoverlay", "ms-transit-to", "ms-useractivityset", "ms-uup",
    "ms-virtualtouchpad", "ms-visio", "ms-walk-to", "ms-whiteboard", "ms-whiteboard-cmd",
    "ms-widgetboard", "ms-widgets", "ms-word", "msnim", "msrp", "msrps", "mss", "mt", "mtqp",
    "mtrust", "mumble", "mupdate", "musik", "mvn", "mvrp", "mvrps", "news", "nfs", "ni", "nih",
    "nntp", "nostr", "notes", "npamp", "num", "ocf", "oid", "onenote", "onenote-cmd",
    "opaquelocktoken", "openid", "openpgp4fpr", "otpauth", "p1", "pack", "palm", "paparazzi",
    "payment", "payto", "pkcs11", "pkg", "platform", "pop", "pres", "prospero", "proxy", "psyc",
    "pttp", "pwid", "qb", "query", "quic-transport", "redis", "rediss", "reload", "res", "resource",
    "rmi", "rsync", "rtmfp", "rtmp", "rtsp", "rtsps", "rtspu", "sarif", "secondlife", "secret-token",
    "service", "session", "sftp", "sgn", "shc", "shelter", "shttp", "sieve", "simpleledger",
    "simplex", "sip", "sips", "skype", "smb", "smp", "sms", "smtp", "snews", "snmp", "soap.beep",
    "soap.beeps", "soldat", "spacify", "spiffe", "spotify", "ssb", "ssh", "sss", "starknet", "steam",
    "stun", "stuns", "submit", "svn", "swh", "swid", "swidpath", "tag", "taler", "teamspeak",
    "teapot", "teapots", "tel", "teliaeid", "telnet", "tftp", "things", "thismessage", "thzp", "tip",
    "tn3270", "tool", "tttps", "turn", "turns", "tv", "udp", "unreal", "upn", "upt", "urn", "ust",
    "ut2004", "uuaid", "uuid-in-package", "v-event", "vemmi", "ventrilo", "ves", "videotex",
    "view-source", "vnc", "vscode", "vscode-insiders", "vsls", "w3", "wais", "wasm", "wasm-js", "wcr",
    "web+ap", "web+interaction", "web3", "webcal", "wifi", "wpid", "ws", "wss", "wtai", "wyciwyg",
    "xcompute", "xcon", "xcon-userid", "xfire", "xftp", "xmlrpc.beep", "xmlrpc.beeps", "xmpp", "xrcp",
    "xri", "ymsgr", "z39.50", "z39.50r", "z39.50s", "ztdnaid",
};
// clang-format on

} // namespace

std::span<const std::string_view> alpha3Codes() { return kAlpha3Codes; }

std::span<const std::string_view> uriSchemeNames() { return kUriSchemeNames; }

} // namespace nidus::urn
