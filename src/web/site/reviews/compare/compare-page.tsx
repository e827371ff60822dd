import '#web/styles/product-parts.css';
import '#web/styles/compare.css';
import { useEffect } from 'react';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { chosenIn, comparisonQuery, productsIn } from '#web/shared/api/reviews.ts';
import { useSuspenseQuery } from '#web/shared/api/use-query.ts';
import { useReadingView } from '#web/shared/content/use-reading-view.ts';
import { EditionHead } from '#web/shared/head/edition-head.tsx';
import { useEdition } from '#web/shared/hooks/use-edition.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { Breadcrumbs } from '#web/shared/ui/breadcrumbs.tsx';
import { quietButton } from '#web/shared/ui/button.ts';
import { chooseOnly } from './chosen.ts';
import { CompareTable } from './compare-table.tsx';
import { compareTexts } from './compare-texts.ts';

/** Up to four products side by side. What is compared stands in the address and nowhere else. */
export default function ComparePage({ search }: PageProps) {
  const { reviews: list, post } = useDictionary();
  const texts = compareTexts.useTexts();
  const locale = useLocale();
  const asked = chosenIn(search, 'compare');
  const { data } = useSuspenseQuery(comparisonQuery(locale, asked));
  const edition = useEdition();
  const view = useReadingView(edition.timeZone);
  const { items } = data;
  const names = items.map(({ product }) => `${product.brand} ${product.name}`);
  const slugs = items.map(({ slug }) => slug);
  const named = slugs.join();
  useEffect(() => chooseOnly(named ? named.split(',') : []), [named]);
  const unknown = asked.length - items.length;
  const notices = [
    productsIn(search, 'compare').length > asked.length && texts.tooMany,
    items.length === 0 ? texts.none : unknown > 0 && texts.unknown(unknown),
    items.length === 1 && texts.oneMore,
  ].filter((notice) => notice !== false);
  const title = names.length > 0 ? texts.titleOf(names.join(' × ')) : texts.title;
  return (
    <>
      {/* A view of the list, and no page to be found by itself. */}
      <EditionHead
        title={title}
        description={texts.description}
        path={paths.reviews(locale)}
        siblings={[]}
        index={false}
      />
      <Breadcrumbs
        trail={[
          { name: post.home, href: paths.home(locale) },
          { name: list.title, href: paths.reviews(locale) },
        ]}
      />
      <h1 className="mt-3">{texts.title}</h1>
      {edition.disclosure && <p className="disclosure-note">{edition.disclosure}</p>}
      {notices.length > 0 && (
        <div role="status" className="compare-notices">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      )}
      {items.length > 0 && <CompareTable items={items} view={view} showPrices={edition.showPrices} />}
      <p className="load-more">
        <a href={paths.reviewsWith(locale, {}, slugs)} className={quietButton}>
          {items.length < limits.reviews.compared ? texts.addMore : texts.back}
        </a>
      </p>
    </>
  );
}
