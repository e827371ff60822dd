import type { ReviewCard } from '#contract/commerce/reviews/reviews.schemas.ts';
import { useDictionary } from '#web/shared/page-context.tsx';
import { chooseProduct, unchooseProduct } from './chosen.ts';

/** The choice on a card: a plain box of a form, which works before and without the application. */
export function CompareBox({ review, checked }: { review: ReviewCard; checked: boolean }) {
  const { reviews: texts } = useDictionary();
  const { id: productId, brand, imageUrl, ...product } = review.product;
  const name = `${brand} ${product.name}`;
  const { slug } = review;
  return (
    <label className="compare-box">
      <input
        type="checkbox"
        name="compare"
        value={slug}
        checked={checked}
        onChange={({ target }) =>
          target.checked ? chooseProduct({ slug, name, productId, imageUrl }) : unchooseProduct(slug)
        }
      />
      {`${texts.compare} `}
      <span className="sr-only">{name}</span>
    </label>
  );
}
