// Reads URLs with net/url. One input a line and one answer a line; see ../protocol.ts.
package main

import (
	"bufio"
	"encoding/hex"
	"fmt"
	"net/url"
	"os"
	"strings"
)

func decode(field string) string {
	text, err := hex.DecodeString(field)
	if err != nil {
		panic(err)
	}
	return string(text)
}

func read(fields []string) (*url.URL, error) {
	if len(fields) == 1 {
		return url.Parse(decode(fields[0]))
	}
	base, err := url.Parse(decode(fields[1]))
	if err != nil {
		return nil, err
	}
	return base.Parse(decode(fields[0]))
}

func some(value string) string {
	return "+" + hex.EncodeToString([]byte(value))
}

func answer(u *url.URL) string {
	username, password := "-", "-"
	if u.User != nil {
		username = some(u.User.Username())
		if value, ok := u.User.Password(); ok {
			password = some(value)
		}
	}
	path := u.EscapedPath()
	if u.Opaque != "" {
		path = u.Opaque
	}
	query := some(u.RawQuery)
	if u.RawQuery == "" && !u.ForceQuery {
		query = "-"
	}
	fields := []string{some(u.Scheme), username, password, some(u.Hostname()), some(u.Port()),
		some(path), query, some(u.EscapedFragment())}
	return strings.Join(fields, "\t")
}

func main() {
	scanner := bufio.NewScanner(os.Stdin)
	scanner.Buffer(nil, 1<<24)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for scanner.Scan() {
		u, err := read(strings.Split(scanner.Text(), "\t"))
		if err != nil {
			fmt.Fprintln(out, "!"+hex.EncodeToString([]byte(err.Error())))
		} else {
			fmt.Fprintln(out, answer(u))
		}
	}
}
