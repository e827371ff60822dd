import { sampleStates, sampleTexts as texts } from '#i18n/samples.ts';
import { ProductCard } from '#web/shared/content/product-card.tsx';
import { useReadingView } from '#web/shared/content/use-reading-view.ts';
import { ReviewCard } from '#web/shared/ui/review-card.tsx';
import { sampleTimeZone } from './cards.tsx';
import { type SampleState, sampleProducts } from './sample-products.ts';
import { sampleReview } from './sample-reviews.ts';
import { SampleSection } from './sample-section.tsx';

const states = Object.keys(sampleStates) as SampleState[];

export function ProductCardSamples() {
  const view = useReadingView(sampleTimeZone);
  return (
    <SampleSection id="produtos" title={texts.productCards}>
      <div className="sample-pair">
        {states.map((state) => (
          <div key={state} className="min-w-0">
            <h3 className="sample-label">{sampleStates[state]}</h3>
            <ProductCard product={sampleProducts[state]} view={view} />
          </div>
        ))}
      </div>
    </SampleSection>
  );
}

export function ReviewCardSamples() {
  return (
    <SampleSection id="avaliacoes" title={texts.reviewCards}>
      <div className="sample-grid">
        {states.map((state) => (
          <div key={state} className="min-w-0">
            <h3 className="sample-label">{sampleStates[state]}</h3>
            <ReviewCard review={sampleReview(sampleProducts[state])} timeZone={sampleTimeZone} heading="h3" />
          </div>
        ))}
      </div>
    </SampleSection>
  );
}
