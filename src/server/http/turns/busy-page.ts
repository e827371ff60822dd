import { createHash } from 'node:crypto';
import { productName } from '#contract/commerce/products/product-name.ts';
import { type Locale, languageTags } from '#contract/site/locales.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { escapeHtml } from '#server/lib/html.ts';

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** What a reader sees who has to come back: made of nothing, because there is no time for more. It asks again by itself. */
export async function busyPage(locale: Locale, retryAfter: number) {
  const { errors } = await loadDictionary(locale);
  const text = escapeHtml(errors.too_many_requests);
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
      'retry-after': String(retryAfter),
    },
    html: `<!DOCTYPE html><html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${retryAfter}"><title>${productName}</title><style>${style}</style></head><body><main>
<h1>${productName}</h1><p>${text}</p></main></body></html>`,
  };
}
