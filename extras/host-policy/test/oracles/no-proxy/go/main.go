// Tells for each line of standard input, a value of NO_PROXY, a tab and a URL, whether Go reaches the URL without a
// proxy: 1, 0, or ! if it refuses the URL.
package main

import (
	"bufio"
	"fmt"
	"net/url"
	"os"
	"strings"

	"golang.org/x/net/http/httpproxy"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for lines.Scan() {
		noProxy, text, _ := strings.Cut(lines.Text(), "\t")
		config := httpproxy.Config{HTTPProxy: "http://192.0.2.1:1", NoProxy: noProxy}
		target, err := url.Parse(text)
		if err != nil {
			fmt.Fprintln(out, "!")
			continue
		}
		if proxy, _ := config.ProxyFunc()(target); proxy == nil {
			fmt.Fprintln(out, "1")
		} else {
			fmt.Fprintln(out, "0")
		}
	}
}
