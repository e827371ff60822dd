import { paths } from '#contract/site/addresses/paths.ts';
import { sampleTexts as texts } from '#i18n/samples.ts';
import { categoryIcon } from '#web/shared/category-icons.ts';
import { PriceTag } from '#web/shared/content/price-tag.tsx';
import { ScoreBadge } from '#web/shared/content/score-badge.tsx';
import { useReadingView } from '#web/shared/content/use-reading-view.ts';
import { toneOf } from '#web/shared/tone.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import { PostCard } from '#web/shared/ui/post-card.tsx';
import { ReviewCard } from '#web/shared/ui/review-card.tsx';
import { sampleOffers, sampleProducts } from './sample-products.ts';
import { sampleCategory, samplePosts, sampleReview } from './sample-reviews.ts';
import { SampleSection } from './sample-section.tsx';

export const sampleTimeZone = 'America/Sao_Paulo';

export function CardSamples() {
  return (
    <SampleSection id="cartoes" title={texts.cards}>
      <div className="sample-grid">
        {samplePosts.map((post) => (
          <PostCard key={post.id} post={post} category={sampleCategory} />
        ))}
        <ReviewCard review={sampleReview(sampleProducts.complete)} timeZone={sampleTimeZone} heading="h3" />
        <p>
          <a href={paths.category('br', sampleCategory.slug)} className="category-tile sample-tile">
            <span className={`${toneOf(1)} grid size-11 shrink-0 place-items-center rounded-sm`}>
              <Glyph name={categoryIcon(sampleCategory)} size={22} />
            </span>
            {sampleCategory.name}
          </a>
        </p>
      </div>
    </SampleSection>
  );
}

export function BadgeSamples() {
  const view = useReadingView(sampleTimeZone);
  const [{ offer }] = sampleOffers;
  return (
    <SampleSection id="etiquetas" title={texts.badges}>
      <div className="sample-row">
        <p className="text-brand text-sm font-semibold">{sampleCategory.name}</p>
        <ScoreBadge score={8.9} view={view} />
        <ScoreBadge score={10} view={view} />
        <PriceTag offer={offer} view={view} />
      </div>
      <p className="disclosure">{texts.description}</p>
    </SampleSection>
  );
}
