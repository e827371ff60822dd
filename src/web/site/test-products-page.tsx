import '#web/styles/prose.css';
import '#web/styles/product-parts.css';
import '#web/styles/products.css';
import '#web/styles/review-cards.css';
import '#web/styles/samples.css';
import { productName } from '#contract/commerce/products/product-name.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { sampleTexts as texts } from '#i18n/samples.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { PageLayout } from './layout/page-layout.tsx';
import { ScoreBreakdown } from './reviews/score-breakdown.tsx';
import { SpecsTable } from './reviews/specs-table.tsx';
import { ProductCardSamples, ReviewCardSamples } from './samples/product-cards.tsx';
import { PartSamples, PriceSamples, TableSamples } from './samples/product-parts.tsx';
import { SampleHead } from './samples/sample-head.tsx';
import { sampleBreakdown, sampleSpecs } from './samples/sample-reviews.ts';
import { SampleFrame, SampleSection } from './samples/sample-section.tsx';

const contents = [
  { id: 'produtos', title: texts.productCards },
  { id: 'avaliacoes', title: texts.reviewCards },
  { id: 'precos', title: texts.prices },
  { id: 'notas', title: texts.scores },
  { id: 'escolhas', title: texts.picks },
  { id: 'comparacao', title: texts.comparison },
  { id: 'sem-precos', title: texts.comparisonNoPrices },
  { id: 'pros-contras', title: texts.prosCons },
  { id: 'veredito', title: texts.verdict },
  { id: 'criterios', title: texts.breakdown },
  { id: 'ficha', title: texts.specs },
];

/** Every product component in every state that a product, an offer or a picture may be in. */
export default function TestProductsPage(_: PageProps) {
  return (
    <PageLayout siteName={productName}>
      <SampleHead
        title={texts.productsTitle}
        description={texts.productsDescription}
        path={paths.testProducts()}
      />
      <SampleFrame
        title={texts.productsTitle}
        description={texts.productsDescription}
        contents={contents}
        other={{ name: texts.title, href: paths.test() }}
        labels={texts}
      >
        <ProductCardSamples />
        <ReviewCardSamples />
        <PriceSamples />
        <TableSamples />
        <PartSamples />
        <SampleSection id="criterios" title={texts.breakdown}>
          <div className="sample-read">
            <ScoreBreakdown breakdown={sampleBreakdown} />
          </div>
        </SampleSection>
        <SampleSection id="ficha" title={texts.specs}>
          <div className="sample-read">
            <SpecsTable specs={sampleSpecs} />
          </div>
        </SampleSection>
      </SampleFrame>
    </PageLayout>
  );
}
