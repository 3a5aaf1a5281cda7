// What Go's net/netip says of the addresses of standard input.
package main

import (
	"bufio"
	"fmt"
	"net/netip"
	"os"
	"strings"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for lines.Scan() {
		address := netip.MustParseAddr(lines.Text())
		said := []string{}
		say := func(name string, is bool) {
			if is {
				said = append(said, name)
			}
		}
		say("mapped="+address.Unmap().String(), address.Is4In6())
		say("loopback", address.IsLoopback())
		say("link_local", address.IsLinkLocalUnicast())
		say("multicast", address.IsMulticast())
		say("unspecified", address.IsUnspecified())
		say("private", address.IsPrivate())
		fmt.Fprintln(out, strings.Join(said, " "))
	}
}
