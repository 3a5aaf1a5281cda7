// What Rust's std::net says of the addresses of standard input. `is_global` and some others are not stable yet.
#![feature(ip)]
use std::io::{stdin, BufRead};
use std::net::IpAddr;

fn main() {
    for line in stdin().lock().lines() {
        let address: IpAddr = line.unwrap().parse().unwrap();
        let mut said: Vec<String> = Vec::new();
        let mut say = |name: &str, is: bool| {
            if is {
                said.push(name.to_string());
            }
        };
        say("global", address.is_global());
        say("loopback", address.is_loopback());
        say("multicast", address.is_multicast());
        say("unspecified", address.is_unspecified());
        say("documentation", address.is_documentation());
        say("benchmarking", address.is_benchmarking());
        match address {
            IpAddr::V4(v4) => {
                say("link_local", v4.is_link_local());
                say("private", v4.is_private());
                say("shared", v4.is_shared());
                say("broadcast", v4.is_broadcast());
            }
            IpAddr::V6(v6) => {
                say("link_local", v6.is_unicast_link_local());
                say("private", v6.is_unique_local());
                if let Some(mapped) = v6.to_ipv4_mapped() {
                    say(&format!("mapped={mapped}"), true);
                }
            }
        }
        println!("{}", said.join(" "));
    }
}
