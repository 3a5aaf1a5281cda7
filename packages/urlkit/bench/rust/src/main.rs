//! Prints the serialization of the URL of each line, by the `url` crate.

use std::io::{self, BufRead, BufWriter, Write};

fn main() -> io::Result<()> {
    let mut output = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        if let Ok(url) = url::Url::parse(&line?) {
            writeln!(output, "{url}")?;
        }
    }
    Ok(())
}
