import { Link } from 'react-router';
import type { OverviewMoney } from '#contract/running/overview/overview-money.admin.schemas.ts';
import { adminRoutes, editPostPath } from '#contract/site/addresses/admin-paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { figuresIn } from '#web/admin/ui/figures.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { useMoneyTexts } from './money-texts.ts';

interface Page {
  key: string;
  name: string;
  locale: Locale;
  note: string;
}

/** Where a page is mended: an article in its editor, a review by way of its figures. */
function usePageLink() {
  const link = useEditionLink();
  return ({ key }: Page) => {
    const [kind, id] = key.split(':');
    return kind === 'post' ? link(editPostPath(Number(id))) : link(adminRoutes.clicks, { by: 'post' });
  };
}

function PageList({
  title,
  about,
  none,
  pages,
}: {
  title: string;
  about?: string;
  none: string;
  pages: Page[];
}) {
  const to = usePageLink();
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="text-sm font-semibold">{title}</h3>
      {about && pages.length > 0 && <p className="text-mute text-sm">{about}</p>}
      {pages.length === 0 && <p className="text-mute text-sm">{none}</p>}
      <ul className="mt-1">
        {pages.map((page) => (
          <li key={page.key} className="flex gap-2 py-1">
            <span className="pt-0.5">{flagOf(page.locale, 16)}</span>
            <span className="min-w-0 flex-1">
              <Link to={to(page)} className="row-handle block truncate font-normal">
                {page.name}
              </Link>
              <span className="text-mute numbers block text-sm">{page.note}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What rose, what fell, and what is read without anybody going on. */
export function MovedPages({ facts }: { facts: OverviewMoney }) {
  const { tag } = useLanguage();
  const words = useMoneyTexts();
  const { number } = figuresIn(tag);
  const moved = (pages: OverviewMoney['risen']): Page[] =>
    pages.map((page) => ({ ...page, note: words.moved(number(page.clicks), number(page.before)) }));
  return (
    <div className="money-pages">
      <PageList title={words.risen} none={words.noneRisen} pages={moved(facts.risen)} />
      <PageList title={words.fallen} none={words.noneFallen} pages={moved(facts.fallen)} />
      <PageList
        title={words.losing}
        about={words.losingAbout}
        none={words.noneLosing}
        pages={facts.losing.map((page) => ({ ...page, note: words.seen(number(page.views)) }))}
      />
    </div>
  );
}
