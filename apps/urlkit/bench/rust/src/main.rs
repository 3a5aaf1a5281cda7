//! Prints the serialization of the URL of each line, by the `url` crate. The argument is a base URL.

use std::env;
use std::io::{self, BufRead, BufWriter, Write};

use url::Url;

fn main() -> io::Result<()> {
    let base = env::args()
        .nth(1)
        .map(|text| Url::parse(&text).expect("the argument is a base URL"));
    let options = Url::options().base_url(base.as_ref());
    let mut output = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        if let Ok(url) = options.parse(&line?) {
            writeln!(output, "{url}")?;
        }
    }
    Ok(())
}
