import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { type Locale, locales } from '#contract/site/locales.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Icon } from '#web/admin/ui/icon.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { reviewIcons } from '../edition-chips.tsx';
import { EditionPanel } from '../review/edition-panel.tsx';
import { FactsForm } from './facts-form.tsx';
import { isLocaleTab, useProduct } from './product-context.tsx';

/**
 * The facts, and a tab for each edition: the one that the desk is in. A tab that was opened stays as it is, with what
 * was typed in it.
 */
export function ProductTabs() {
  const { productEditor } = useTexts();
  const { show } = useProduct();
  const [edition] = useEdition();
  const [tab] = useUrlParam('tab');
  const current = tab === 'review' ? edition : 'facts';
  const [seen, setSeen] = useState<string[]>([current]);
  if (!seen.includes(current)) setSeen([...seen, current]);
  return (
    <Tabs.Root
      value={current}
      onValueChange={(next) => show(isLocaleTab(next) ? next : 'facts')}
      activationMode="manual"
    >
      <Tabs.List aria-label={productEditor.tabs} className="tabs-list">
        <Tabs.Trigger value="facts" className="tabs-tab">
          {productEditor.facts}
        </Tabs.Trigger>
        {locales.map((locale) => (
          <EditionTab key={locale} locale={locale} />
        ))}
      </Tabs.List>
      <Tabs.Content value="facts" forceMount className="tabs-content rounded-sm">
        <FactsForm />
      </Tabs.Content>
      {locales.map((locale) => (
        <Tabs.Content key={locale} value={locale} forceMount className="tabs-content rounded-sm">
          {seen.includes(locale) && <EditionPanel locale={locale} />}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function EditionTab({ locale }: { locale: Locale }) {
  const { products } = useTexts();
  const { product } = useProduct();
  const name = useEditionNames()(locale);
  const { review } = product.editions[locale];
  const words = review ? products.reviewIs(products.statuses[review.status]) : products.noReview;
  return (
    <Tabs.Trigger
      value={locale}
      className="tabs-tab relative inline-flex items-center gap-1.5"
      data-tip={`${name}: ${words}`}
    >
      {flagOf(locale, 18)}
      {locale.toUpperCase()}
      <span className="sr-only">{` ${name}: ${words}`}</span>
      <Icon of={reviewIcons[review?.status ?? 'missing']} size={14} />
    </Tabs.Trigger>
  );
}
