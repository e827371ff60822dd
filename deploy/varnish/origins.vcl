# What stands behind this cache: one backend for each process that serves (ROLE=all or web). Yours to change.
import directors;

probe ready {
  .request = "GET /readyz HTTP/1.1" "Host: 127.0.0.1" "Connection: close";
  .interval = 2s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend web_1 {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 2s;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
}

sub vcl_init {
  new origins = directors.round_robin();
  origins.add_backend(web_1);
}

sub choose_origin {
  set req.backend_hint = origins.backend();
}
