import type { ProductCard } from '#contract/commerce/products/product-cards.schemas.ts';
import { languageTags } from '#contract/site/locales.ts';
import { sampleStates, sampleTexts as texts } from '#i18n/samples.ts';
import { ComparisonTable } from '#web/shared/content/comparison-table.tsx';
import { Content } from '#web/shared/content/content.tsx';
import { PriceTag } from '#web/shared/content/price-tag.tsx';
import { ProsCons } from '#web/shared/content/pros-cons.tsx';
import { QuickPicks } from '#web/shared/content/quick-picks.tsx';
import { ScoreBadge } from '#web/shared/content/score-badge.tsx';
import { useReadingView } from '#web/shared/content/use-reading-view.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { sampleTimeZone } from './cards.tsx';
import { sampleDocument } from './sample-document.ts';
import { type SampleState, sampleOffers, sampleProducts } from './sample-products.ts';
import { SampleSection } from './sample-section.tsx';

const all: ProductCard[] = Object.values(sampleProducts);
const unpriced = all.filter(({ offer }) => offer?.price == null);
const verdict = sampleDocument.content.filter(({ type }) => type === 'verdict');

const useSampleView = () => ({
  ...useReadingView(sampleTimeZone),
  products: new Map(all.map((product) => [product.id, product])),
});

export function PriceSamples() {
  const view = useSampleView();
  return (
    <>
      <SampleSection id="precos" title={texts.prices}>
        {sampleOffers.map(({ locale, offer }) => (
          <div key={locale} className="sample-row">
            {flagOf(locale)}
            <PriceTag offer={offer} view={{ ...view, language: languageTags[locale] }} />
          </div>
        ))}
      </SampleSection>
      <SampleSection id="notas" title={texts.scores}>
        <p className="sample-row">
          {[0, 4.5, 8.9, 10].map((score) => (
            <ScoreBadge key={score} score={score} view={view} />
          ))}
        </p>
      </SampleSection>
    </>
  );
}

export function TableSamples() {
  const view = useSampleView();
  const picks = (Object.keys(sampleProducts) as SampleState[]).map((state) => ({
    productId: sampleProducts[state].id,
    label: sampleStates[state],
  }));
  return (
    <>
      <SampleSection id="escolhas" title={texts.picks}>
        <div className="sample-read">
          <QuickPicks picks={picks} view={view} />
        </div>
      </SampleSection>
      <SampleSection id="comparacao" title={texts.comparison}>
        <div className="sample-read">
          <ComparisonTable productIds={all.map(({ id }) => id)} view={view} />
        </div>
      </SampleSection>
      <SampleSection id="sem-precos" title={texts.comparisonNoPrices}>
        <div className="sample-read">
          <ComparisonTable productIds={unpriced.map(({ id }) => id)} view={view} />
        </div>
      </SampleSection>
    </>
  );
}

export function PartSamples() {
  const view = useSampleView();
  const { pros, cons } = sampleProducts.complete;
  return (
    <>
      <SampleSection id="pros-contras" title={texts.prosCons}>
        <div className="sample-read">
          <ProsCons pros={pros} cons={cons} view={view} heading="h3" />
          <ProsCons pros={pros} cons={[]} view={view} heading="h3" />
        </div>
      </SampleSection>
      <SampleSection id="veredito" title={texts.verdict}>
        <div className="prose sample-read">
          <Content document={{ type: 'doc', content: verdict }} view={view} />
        </div>
      </SampleSection>
    </>
  );
}
