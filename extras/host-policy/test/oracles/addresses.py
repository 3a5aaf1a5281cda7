# What Python's ipaddress says of the addresses of standard input.
import ipaddress
import sys

NAMES = ("global", "loopback", "link_local", "multicast", "unspecified")

for line in sys.stdin:
    address = ipaddress.ip_address(line.strip())
    said = [name for name in NAMES if getattr(address, "is_" + name)]
    if address.version == 6:
        if address.ipv4_mapped:
            said.append("mapped=" + str(address.ipv4_mapped))
        if address.sixtofour:
            said.append("6to4=" + str(address.sixtofour))
        if address.teredo:
            said.append("teredo=" + "+".join(map(str, address.teredo)))
    print(" ".join(said))
