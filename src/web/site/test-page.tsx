import '#web/styles/prose.css';
import '#web/styles/product-parts.css';
import '#web/styles/products.css';
import '#web/styles/review-cards.css';
import '#web/styles/samples.css';
import { productName } from '#contract/commerce/products/product-name.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { sampleTexts as texts } from '#i18n/samples.ts';
import { Content } from '#web/shared/content/content.tsx';
import { useReadingView } from '#web/shared/content/use-reading-view.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { PageLayout } from './layout/page-layout.tsx';
import { ButtonSamples, ColourSamples, TooltipSamples } from './samples/basics.tsx';
import { BadgeSamples, CardSamples, sampleTimeZone } from './samples/cards.tsx';
import { FormSamples } from './samples/forms.tsx';
import { NoticeSamples, ToastSamples, WaitingSamples } from './samples/messages.tsx';
import { PieceSamples } from './samples/pieces.tsx';
import { sampleDocument } from './samples/sample-document.ts';
import { SampleHead } from './samples/sample-head.tsx';
import { SampleFrame, SampleSection } from './samples/sample-section.tsx';

const contents = [
  { id: 'tipografia', title: texts.typography },
  { id: 'cores', title: texts.colours },
  { id: 'botoes', title: texts.buttons },
  { id: 'cartoes', title: texts.cards },
  { id: 'etiquetas', title: texts.badges },
  { id: 'avisos', title: texts.notices },
  { id: 'formularios', title: texts.forms },
  { id: 'mensagens', title: texts.toasts },
  { id: 'dicas', title: texts.tooltips },
  { id: 'carregando', title: texts.loading },
  { id: 'vazios', title: texts.empty },
  { id: 'bandeiras', title: texts.flags },
  { id: 'icones', title: texts.icons },
  { id: 'pequenos', title: texts.small },
];

/** The design system: every component with its states, drawn by the components themselves. */
export default function TestPage(_: PageProps) {
  const view = useReadingView(sampleTimeZone);
  return (
    <PageLayout siteName={productName}>
      <SampleHead title={texts.title} description={texts.description} path={paths.test()} />
      <SampleFrame
        title={texts.title}
        description={texts.description}
        contents={contents}
        other={{ name: texts.productsTitle, href: paths.testProducts() }}
        labels={texts}
      >
        <SampleSection id="tipografia" title={texts.typography}>
          <div className="prose sample-read">
            <Content document={sampleDocument} view={view} />
          </div>
        </SampleSection>
        <ColourSamples />
        <ButtonSamples />
        <CardSamples />
        <BadgeSamples />
        <NoticeSamples />
        <FormSamples />
        <ToastSamples />
        <TooltipSamples />
        <WaitingSamples />
        <PieceSamples />
      </SampleFrame>
    </PageLayout>
  );
}
