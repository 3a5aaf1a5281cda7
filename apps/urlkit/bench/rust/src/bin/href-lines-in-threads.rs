//! Like `href-lines`, in as many threads as there are processors.

use std::env;
use std::io::{self, Read, Write};

use rayon::prelude::*;
use url::Url;

fn main() -> io::Result<()> {
    let base = env::args()
        .nth(1)
        .map(|text| Url::parse(&text).expect("the argument is a base URL"));
    let mut input = String::new();
    io::stdin().lock().read_to_string(&mut input)?;
    let urls: Vec<String> = input
        .par_lines()
        .filter_map(|line| Url::options().base_url(base.as_ref()).parse(line).ok())
        .map(|url| format!("{url}\n"))
        .collect();
    let mut output = io::BufWriter::new(io::stdout().lock());
    for url in urls {
        output.write_all(url.as_bytes())?;
    }
    Ok(())
}
