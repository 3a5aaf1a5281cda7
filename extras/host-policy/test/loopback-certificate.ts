// A certificate that nobody trusts, and its key, for servers on loopback addresses:
// openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=example.com

export const certificate = `-----BEGIN CERTIFICATE-----
MIIBgzCCASmgAwIBAgIUbhK7yq38w1REstSpbjy36UxG0+AwCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLZXhhbXBsZS5jb20wIBcNMjYxMTI1MTk0NTUyWhgPMjEyNjEx
MDExOTQ1NTJaMBYxFDASBgNVBAMMC2V4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAEegtekQ7vrE2dXjD4n6jMua+T0SuadD0oolAs2s+9KQIMPIfS
wuZZP2q9j/lCtrIE9wKJCEE+VzEG0Wij+R4bsKNTMFEwHQYDVR0OBBYEFCGcwEYf
ZJy80JlXl5Gfhn78HWiRMB8GA1UdIwQYMBaAFCGcwEYfZJy80JlXl5Gfhn78HWiR
MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIge1kax5f65aAylnlb
ZF3n2dadd63z/ECmgj23Ak7aZvQCIQCWQIiXCWeplTxZvArfhvmvtHhNnqtUzASl
d1EUcgf33g==
-----END CERTIFICATE-----
`;

export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgVwhT2yoK3fyMqJd1
53anCpLVOBwa5vC2xnksf0qSHXuhRANCAAR6C16RDu+sTZ1eMPifqMy5r5PRK5p0
PSiiUCzaz70pAgw8h9LC5lk/ar2P+UK2sgT3AokIQT5XMQbRaKP5Hhuw
-----END PRIVATE KEY-----
`;
