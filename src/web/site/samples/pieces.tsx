import { productName } from '#contract/commerce/products/product-name.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { sampleTexts as texts } from '#i18n/samples.ts';
import { categoryIcon } from '#web/shared/category-icons.ts';
import { Breadcrumbs } from '#web/shared/ui/breadcrumbs.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import { Logo } from '#web/shared/ui/logo.tsx';
import { SampleSection } from './sample-section.tsx';

const interfaceIcons = [
  'arrow-up',
  'chevron-right',
  'menu',
  'moon-star',
  'search',
  'shield-check',
  'star',
  'sun',
  'x',
] as const;
const categoryWords = [
  ...['bebes', 'automotivo', 'pets', 'moda', 'cozinha', 'fitness', 'presentes', 'compras'],
  ...['casa', 'ferramentas', 'celulares', 'informatica', 'melhores', 'livros', 'jardim'],
];

export function PieceSamples() {
  return (
    <>
      <SampleSection id="bandeiras" title={texts.flags}>
        <ul className="sample-icons">
          {[...locales, 'fr' as Locale].map((locale) => (
            <li key={locale}>
              {flagOf(locale, 40)}
              {locale}
            </li>
          ))}
        </ul>
      </SampleSection>
      <SampleSection id="icones" title={texts.icons}>
        <ul className="sample-icons">
          {categoryWords.map((word) => (
            <li key={word}>
              <Glyph name={categoryIcon({ slug: word })} size={24} />
              {word}
            </li>
          ))}
          {interfaceIcons.map((name) => (
            <li key={name}>
              <Glyph name={name} size={24} />
              {name}
            </li>
          ))}
        </ul>
      </SampleSection>
      <SampleSection id="pequenos" title={texts.small}>
        <div className="sample-row">
          <Logo siteName={productName} />
          <Logo siteName={`${productName} Brasil`} size={40} />
          <Breadcrumbs
            trail={[
              { name: texts.title, href: '#cores' },
              { name: texts.small, href: '#pequenos' },
            ]}
          />
        </div>
      </SampleSection>
    </>
  );
}
