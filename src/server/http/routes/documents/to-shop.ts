import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { offerMark } from '#contract/commerce/clicks/clicks.words.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { readToShopPath, toShopPath, toShopRoute } from '#contract/site/addresses/to-shop-path.ts';
import { limits } from '#contract/site/limits.ts';
import { toShopTexts } from '#i18n/dictionaries/to-shop-texts.ts';
import type { createClicksService, VisitFacts } from '#server/domain/commerce/clicks/clicks.service.ts';
import { isPrefetch } from '#server/domain/commerce/clicks/crawlers.ts';
import type { ProductsService } from '#server/domain/commerce/products/products.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { sendNotFound } from '#server/http/errors/error-handling.ts';
import { splitUrl } from '#server/http/split-url.ts';
import { DomainError } from '#server/lib/errors.ts';
import { escapeHtml } from '#server/lib/html.ts';
import { networkOf } from '#server/lib/network.ts';

/** The site's colours by day and by night; nothing is loaded for a page that is left at once. */
const style = `:root{color-scheme:light dark;--paper:#fdfaf5;--card:#fff;--ink:#2b2420;--mute:#665c54;--line:#e2d8cc;--brand:#9c3d1e;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#1c1815;--card:#241f1b;--ink:#ece6dd;--mute:#b3a99d;--line:#3d352e;--brand:#eea27d;--on:#2a1307}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{display:grid;gap:1rem;justify-items:center;max-width:40rem;padding:2rem 1rem;text-align:center}
h1{margin:0;font:700 1.75rem/1.25 Georgia,serif}
p{margin:0;overflow-wrap:anywhere}
.what{padding:1rem 1.5rem;border:1px solid var(--line);border-radius:.25rem;background:var(--card);font-size:1.125rem;font-weight:600}
.mute{color:var(--mute)}
.go{display:inline-flex;min-height:3rem;align-items:center;padding:0 1.5rem;border-radius:.25rem;background:var(--brand);color:var(--on);font-weight:600;text-decoration:none}
.back{display:inline-flex;min-height:2.75rem;align-items:center;color:inherit}
a:focus-visible{outline:3px solid var(--brand);outline-offset:3px}`;
const styleHash = createHash('sha256').update(style).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
const REL = 'sponsored nofollow noopener';

interface Services {
  products: Pick<ProductsService, 'listCards'>;
  editions: Pick<EditionsService, 'getReadable'>;
  clicks: Pick<ReturnType<typeof createClicksService>, 'countPageView' | 'countClick'>;
}

/** Old ways to a shop end here: the page says where one is going and that we may earn by it, then goes there (decision 106). */
export async function toShopRoutes(
  app: FastifyInstance,
  { products, editions, clicks }: Services,
): Promise<void> {
  app.get(toShopRoute, { schema: { hide: true } }, async (request, reply) => {
    const way = readToShopPath(splitUrl(request.url).pathname);
    if (!way) return sendNotFound(request, reply);
    const { locale, productId } = way;
    const edition = await editions.getReadable(locale).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'not_found') return undefined;
      throw error;
    });
    const [card] = edition ? await products.listCards(locale, [productId]) : [];
    if (!edition || !card?.offer) return sendNotFound(request, reply);
    const { id, linkAt, shopName } = card.offer;
    const at = (position: 'button' | 'forward') => linkAt({ page: { kind: 'to_shop', id: 0 }, position });
    const visit: VisitFacts = {
      pathname: toShopPath(locale, productId),
      address: networkOf(request.ip),
      headers: request.headers,
    };
    clicks.countPageView(visit);
    // It goes on by itself: coming to it is following the link, as it is before Shopee.
    if (!isPrefetch(visit.headers)) clicks.countClick(offerMark('forward', id), visit);
    const texts = toShopTexts[locale];
    const name = `${card.product.brand} ${card.product.name}`;
    const [href, shop] = [escapeHtml(at('button')), escapeHtml(shopName)];
    const refresh = `${limits.shopLink.forwardSeconds};url=${at('forward')}`;
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex', 'content-security-policy': POLICY })
      .send(
        `<!DOCTYPE html><html lang="${escapeHtml(edition.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${escapeHtml(refresh)}"><title>${escapeHtml(`${name} - ${edition.siteName}`)}</title><style>${style}</style></head><body><main><h1>${texts.title(shop)}</h1><p class="what">${escapeHtml(name)}</p><p class="mute">${texts.affiliate}</p><p><a class="go" href="${href}" rel="${REL}" data-at="${offerMark('button', id)}">${texts.go(shop)}</a></p><p><a class="back" href="${paths.home(locale)}">${texts.back}</a></p></main></body></html>`,
      );
  });
}
