import { Link } from 'react-router';
import { editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { fallbackLocale, type Locale, locales } from '#contract/site/locales.ts';
import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { DeskIcon } from '../../ui/icon-names.ts';
import { type Standing, standingWords } from './standing-words.ts';

export const reviewIcons: Record<PostStatus | 'missing', DeskIcon> = {
  published: 'circle-check',
  draft: 'pencil-line',
  scheduled: 'pencil-line',
  archived: 'circle-pause',
  missing: 'circle-dashed',
};

/** What should be looked at, though the review is out. */
const needsCare = ({ review, offer }: Standing): boolean =>
  review?.status === 'published' && (review.drifted || offer === null || !offer.linked || !offer.fresh);

/** The product's own screen, at its review in an edition. */
export const reviewLink = (productId: number, locale: Locale): string =>
  `${editProductPath(productId)}?tab=review${locale === fallbackLocale ? '' : `&locale=${locale}`}`;

interface EditionChipsProps {
  product: { id: number; editions: Record<Locale, Standing> };
}

/** A mark for each edition: its picture says what its words say to those who hear them or point at it. */
export function EditionChips({ product }: EditionChipsProps) {
  const texts = useTexts();
  const nameOf = useEditionNames();
  return (
    <ul className="edition-chips">
      {locales.map((locale) => {
        const standing = product.editions[locale];
        const state = standing.review?.status ?? 'missing';
        const icon = needsCare(standing) ? 'circle-alert' : reviewIcons[state];
        const words = `${nameOf(locale)}: ${standingWords(standing, texts).join(', ')}`;
        return (
          <li key={locale}>
            <Link
              to={reviewLink(product.id, locale)}
              className="edition-chip"
              data-state={needsCare(standing) ? 'care' : state}
              data-tip={words}
            >
              <Icon of={icon} size={14} />
              {locale.toUpperCase()}
              <span className="sr-only"> {words}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
