import type { ProductCard } from '#contract/commerce/products/product-cards.schemas.ts';
import { toneOf } from '#web/shared/tone.ts';
import { primaryButton } from '#web/shared/ui/button.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { AsOf, pricedOf } from './amount.tsx';
import type { ContentView } from './content-view.ts';
import { OfferLink } from './offer-link.tsx';
import { ScoreBadge } from './score-badge.tsx';

interface QuickPicksProps {
  picks: { productId: number; label: string }[];
  view: ContentView;
}

/** The answer first: who should take which, before a word is read. */
export function QuickPicks({ picks, view }: QuickPicksProps) {
  const { content } = view.dictionary;
  return (
    <section className="quick-picks" aria-label={content.picks}>
      <p className="quick-picks-title">{content.picks}</p>
      <ul>
        {picks.map(({ productId, label }) => {
          const product = view.products.get(productId);
          return product && <Pick key={productId} product={product} label={label} view={view} />;
        })}
      </ul>
    </section>
  );
}

/** One button for each: the shop and, where there is one, the price that it has there. */
function Pick({ product, label, view }: { product: ProductCard; label: string; view: ContentView }) {
  const name = `${product.brand} ${product.name}`;
  const { id, imageUrl, score, offer } = product;
  const priced = pricedOf(offer);
  return (
    <li>
      <span className={`${toneOf(id)} quick-pick-picture`}>
        {imageUrl && <Picture src={imageUrl} alt="" sizes="64px" largest={320} square />}
      </span>
      <span className="quick-pick-text">
        <span className="quick-pick-label">{label}</span>
        <a href={`#product-${id}`}>{name}</a>
      </span>
      <ScoreBadge score={score} view={view} />
      <p className="quick-pick-offer">
        <OfferLink
          offer={offer}
          name={name}
          view={view}
          className={primaryButton}
          position="picks"
          withPrice
        />
        {priced && <AsOf offer={priced} view={view} />}
        {offer?.availability === 'out_of_stock' && view.dictionary.content.unavailable}
      </p>
    </li>
  );
}
