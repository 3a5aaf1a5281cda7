<?php
// Reads URLs with parse_url. One input a line and one answer a line; see ../protocol.ts.

function some($value)
{
    return $value === null ? '-' : '+' . bin2hex((string) $value);
}

while (($line = fgets(STDIN)) !== false) {
    $url = parse_url(hex2bin(rtrim($line, "\n")));
    if ($url === false) {
        echo "!\n";
        continue;
    }
    $names = ['scheme', 'user', 'pass', 'host', 'port', 'path', 'query', 'fragment'];
    echo implode("\t", array_map(fn($name) => some($url[$name] ?? null), $names)), "\n";
}
