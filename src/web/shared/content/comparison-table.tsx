import type { ShownOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import { formatScore } from '#i18n/money.ts';
import { Amount, momentOf, pricedOf } from './amount.tsx';
import type { ContentView } from './content-view.ts';
import { OfferLink } from './offer-link.tsx';

/** Products side by side; on a phone the first column stays while the others scroll. */
export function ComparisonTable({ productIds, view }: { productIds: number[]; view: ContentView }) {
  const { content } = view.dictionary;
  const products = productIds.flatMap((id) => view.products.get(id) ?? []);
  if (products.length === 0) return null;
  // Two tables of an article must be told apart by those who hear their names.
  const names = products.slice(0, 3).map(({ brand, name }) => `${brand} ${name}`);
  const label = `${content.comparison}: ${names.join(', ')}`;
  const withPrices = products.some(({ offer }) => offer?.price != null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-scroll wide" tabIndex={0} aria-label={label}>
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">{content.product}</th>
            <th scope="col">{content.score}</th>
            <th scope="col">{content.bestFor}</th>
            {withPrices && <th scope="col">{content.price}</th>}
            <th scope="col">{content.shop}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.id}>
              <th scope="row">
                <a href={`#product-${product.id}`}>{`${product.brand} ${product.name}`}</a>
              </th>
              <td className="number">
                {product.score === null ? '–' : formatScore(product.score, view.language)}
              </td>
              <td>{product.bestFor}</td>
              {withPrices && (
                <td className="number">
                  <Price offer={product.offer} view={view} />
                </td>
              )}
              <td>
                <OfferLink
                  offer={product.offer}
                  name={`${product.brand} ${product.name}`}
                  view={view}
                  className="text-link"
                  position="table"
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Here too a price never stands without its time. */
function Price({ offer, view }: { offer: ShownOffer | null; view: ContentView }) {
  if (offer?.availability === 'out_of_stock') return view.dictionary.content.unavailable;
  const priced = pricedOf(offer);
  if (!priced) return '–';
  return (
    <>
      <Amount offer={priced} view={view} />
      <time dateTime={priced.asOf}>{momentOf(priced, view)}</time>
    </>
  );
}
