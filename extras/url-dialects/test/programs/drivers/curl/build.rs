fn main() {
    println!("cargo:rerun-if-changed=curl.c");
    cc::Build::new()
        .file("curl.c")
        .include(std::env::var("DEP_CURL_INCLUDE").unwrap())
        .define("CURL_STATICLIB", None)
        .define("main", "driver")
        .compile("driver");
}
