vcl 4.1;

# Varnish 7 with xkey (Debian: varnish, varnish-modules) in front of Vitrina. How to start it: docs/operations.md,
# "One server with Varnish". origins.vcl beside this file says who answers; CACHE_TOKEN is in varnishd's environment.

import std;
import xkey;

include "./origins.vcl";

# Only from here, whatever X-Forwarded-For says. Behind a TLS terminator on the same machine every reader comes from here
# too: so purges also have a door of their own (-a purge=...), and show the token.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub purge_keys {
  if (local.socket != "purge" || client.ip !~ purgers || std.getenv("CACHE_TOKEN") == ""
      || req.http.X-Cache-Token != std.getenv("CACHE_TOKEN")) {
    return (synth(403, "Forbidden"));
  }
  if (!req.http.Purge-Keys) {
    return (synth(400, "Purge-Keys are missing"));
  }
  if (req.http.Purge-Mode == "hard") {
    set req.http.X-Purged = xkey.purge(req.http.Purge-Keys);
  } else {
    set req.http.X-Purged = xkey.softpurge(req.http.Purge-Keys);
  }
  return (synth(200, "Purged"));
}

# By the names that programs give themselves. Whoever is taken for one by mistake waits a little longer, and no more.
sub see_crawlers {
  if (!req.http.User-Agent
      || req.http.User-Agent ~ "(?i)bot|crawl|spider|scrap|fetch|preview|monitor|check|lighthouse|headless|curl|wget|python"
      || req.http.User-Agent ~ "(?i)facebookexternal|meta-external|whatsapp|cardyb|mastodon|vkshare|yeti|google(other|-|hc)"
      || req.http.User-Agent ~ "(?i)-user|anthropic|pingdom|statuscake|site24x7|synthetics|pinger|hetrix|uptime|gtmetrix|ptst|kube-probe") {
    set req.http.X-Counted-There = "1";
  }
}

sub vcl_recv {
  if (req.method == "PURGE") {
    call purge_keys;
  }
  if (local.socket == "purge") {
    return (synth(405, "Method Not Allowed"));
  }
  if (req.restarts == 0) {
    # Nobody outside says these.
    unset req.http.X-Cache-Token;
    unset req.http.X-Last-Try;
  }
  unset req.http.X-Counted-There;
  call choose_origin;

  if (req.url ~ "^/metrics([/?]|$)") {
    return (synth(404, "Not Found"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # The desk, what is shown to its people alone, and signs of life.
  if (req.url ~ "^/(admin|preview|readyz|healthz|livez)([/?]|$)" || req.url ~ "^/api/admin([/?]|$)"
      || req.http.Authorization) {
    return (pass);
  }

  # Readers' pages look at no cookie.
  unset req.http.Cookie;

  # Neither the marks of a campaign nor the order of what is asked for make another page.
  if (req.url ~ "[?&](utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|igshid|srsltid)=") {
    set req.url = regsuball(req.url,
      "([?&])(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|igshid|srsltid)=[^&]*", "\1");
    set req.url = regsuball(req.url, "&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]+$", "");
  }
  set req.url = std.querysort(req.url);

  # One spelling for each encoding that the program has. Needs -p http_gzip_support=off, or "br" is never asked for.
  if (req.http.Accept-Encoding ~ "(^|[ ,])br(?!;q=0([^.]|\.0*([^0-9]|$)|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(^|[ ,])gzip(?!;q=0([^.]|\.0*([^0-9]|$)|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # Out of date: for a moment while somebody fetches it anew; where nobody can, as long as the page itself allows
  # (stale-if-error). A restart keeps what was said before, so both are said.
  if (std.healthy(req.backend_hint) && !req.http.X-Last-Try) {
    set req.grace = 10s;
  } else {
    set req.grace = 365d;
  }

  # Crawlers run no scripts, so the program alone can count their visits. It answers them from memory; where it cannot,
  # they get what is kept. Without this block they get that always, and what they look at is not counted.
  if (std.healthy(req.backend_hint) && !req.http.X-Last-Try && req.url !~ "^/(assets|media|api)([/?]|$)") {
    call see_crawlers;
    if (req.http.X-Counted-There) {
      return (pass);
    }
  }
  return (hash);
}

sub vcl_backend_fetch {
  if (bereq.uncacheable && !bereq.http.X-Counted-There) {
    # What administrators ask for may take its time, and events come when they come.
    set bereq.first_byte_timeout = 120s;
    set bereq.between_bytes_timeout = 120s;
  } elsif (!bereq.uncacheable) {
    set bereq.http.X-Cache-Token = std.getenv("CACHE_TOKEN");
  }
}

# Whatever is delivered takes the place of what is kept. So a failure is given up, and asked for once more with any age
# being good enough; where nothing is kept, that second failure is what readers get.
sub vcl_backend_response {
  if (beresp.status >= 500 && bereq.uncacheable && bereq.http.X-Counted-There) {
    return (abandon);
  }
  if (beresp.status >= 500 && !bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Last-Try)) {
    return (abandon);
  }
  # For this cache alone: how long without being told, and how long where the program cannot be asked.
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, ".*max-age=([0-9]+).*", "\1s"), beresp.ttl);
  }
  if (beresp.http.Surrogate-Control ~ "stale-if-error=[0-9]+") {
    set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, ".*stale-if-error=([0-9]+).*", "\1s"), 0s);
  } elsif (beresp.http.Cache-Control !~ "stale-while-revalidate") {
    # Who says nothing of it does not want to be shown old.
    set beresp.grace = 0s;
  }
  if (beresp.http.Surrogate-Control && beresp.ttl <= 0s) {
    # A page that ends this very moment: the next one may be kept again, and not only in two minutes.
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
  }
  unset beresp.http.Surrogate-Control;
  unset beresp.http.CDN-Cache-Control;
}

sub vcl_backend_error {
  if (bereq.http.X-Counted-There || (!bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Last-Try))) {
    return (abandon);
  }
}

sub vcl_deliver {
  if (obj.uncacheable) {
    set req.http.X-Status = "Varnish; fwd=bypass";
  } elsif (obj.hits > 0) {
    set req.http.X-Status = "Varnish; hit; ttl=" + regsub(obj.ttl, "\..*", "");
  } else {
    set req.http.X-Status = "Varnish; fwd=miss; stored";
  }
  if (resp.http.Cache-Status) {
    set resp.http.Cache-Status = resp.http.Cache-Status + ", " + req.http.X-Status;
  } else {
    set resp.http.Cache-Status = req.http.X-Status;
  }
  # Readers need not know how content hangs together.
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    set req.http.X-Last-Try = "1";
    return (restart);
  }
  if (req.method == "PURGE" && resp.status == 200) {
    set resp.http.Content-Type = "application/json";
    set resp.body = {"{"purged":"} + std.integer(req.http.X-Purged, 0) + {"}"};
    return (deliver);
  }
}
