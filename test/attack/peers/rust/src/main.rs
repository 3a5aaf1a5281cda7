//! Answers runs with the `url` crate: see ../../../peers.ts.

use std::io::{self, BufRead, BufWriter, Write};

use serde_json::{json, Value};
use url::{quirks, Url};

fn observe(url: &Url) -> Value {
    json!({
        "href": quirks::href(url),
        "origin": quirks::origin(url),
        "protocol": quirks::protocol(url),
        "username": quirks::username(url),
        "password": quirks::password(url),
        "host": quirks::host(url),
        "hostname": quirks::hostname(url),
        "port": quirks::port(url),
        "pathname": quirks::pathname(url),
        "search": quirks::search(url),
        "hash": quirks::hash(url),
    })
}

// A setter that fails leaves the URL as it is.
fn set(url: &mut Url, name: &str, value: &str) {
    match name {
        "href" => drop(quirks::set_href(url, value)),
        "protocol" => drop(quirks::set_protocol(url, value)),
        "username" => drop(quirks::set_username(url, value)),
        "password" => drop(quirks::set_password(url, value)),
        "host" => drop(quirks::set_host(url, value)),
        "hostname" => drop(quirks::set_hostname(url, value)),
        "port" => drop(quirks::set_port(url, value)),
        "pathname" => quirks::set_pathname(url, value),
        "search" => quirks::set_search(url, value),
        "hash" => quirks::set_hash(url, value),
        _ => panic!("{name} is not an attribute"),
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn parse(run: &Value) -> Option<Url> {
    let base = match run[1].as_str() {
        Some(base) => Some(Url::parse(base).ok()?),
        None => None,
    };
    Url::options().base_url(base.as_ref()).parse(text(&run[0])).ok()
}

fn answer(run: &Value) -> Option<Vec<Value>> {
    let mut url = parse(run)?;
    let mut states = vec![observe(&url)];
    for operation in run[2].as_array()? {
        set(&mut url, text(&operation[1][0]), text(&operation[1][1]));
        states.push(observe(&url));
    }
    Some(states)
}

fn main() -> io::Result<()> {
    let mut output = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let run = serde_json::from_str(&line?)?;
        writeln!(output, "{}", json!(answer(&run)))?;
    }
    Ok(())
}
