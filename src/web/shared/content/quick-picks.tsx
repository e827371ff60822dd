import { toneOf } from '#web/shared/tone.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
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
          if (!product) return null;
          const name = `${product.brand} ${product.name}`;
          return (
            <li key={productId}>
              <span className={`${toneOf(productId)} quick-pick-picture`}>
                {product.imageUrl && (
                  <Picture src={product.imageUrl} alt="" sizes="64px" largest={320} square />
                )}
              </span>
              <span className="quick-pick-text">
                <span className="quick-pick-label">{label}</span>
                <a href={`#product-${productId}`}>{name}</a>
              </span>
              <ScoreBadge score={product.score} view={view} />
              <OfferLink
                offer={product.offer}
                name={name}
                view={view}
                className="text-link"
                position="picks"
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
