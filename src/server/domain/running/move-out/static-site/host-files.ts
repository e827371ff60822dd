import { escapeHtml } from '#server/lib/html.ts';

/** Where a host cannot lead on by itself, a page does: search engines read it as a redirect. */
export const leadPage = (to: string, publicUrl: string): string => {
  const address = escapeHtml(to);
  const whole = to.startsWith('/') ? escapeHtml(publicUrl) + address : address;
  return `<!DOCTYPE html><html lang="zxx"><head><meta charset="utf-8"><title>${address}</title><meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${whole}"></head><body><a href="${address}">${address}</a></body></html>\n`;
};

/** Whoever read the site before has its service worker, which would go on asking a server. */
export const goodbyeWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => registration.unregister()),
  ),
);
`;

/** In the form of Netlify and Cloudflare; what a page may load stands in the page itself. */
export const headersFile = `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/media/*
  Cache-Control: public, max-age=31536000, immutable
  Cross-Origin-Resource-Policy: cross-origin
/player/*
  X-Robots-Tag: noindex
`;
