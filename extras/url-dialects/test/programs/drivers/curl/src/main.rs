extern "C" {
    fn driver() -> i32;
}

fn main() {
    let version = unsafe { std::ffi::CStr::from_ptr(curl_sys::curl_version()) };
    if std::env::args().any(|argument| argument == "--version") {
        println!("{}", version.to_string_lossy());
        return;
    }
    std::process::exit(unsafe { driver() })
}
