fn main() {
    plakoto_web::start();
}
