import '#web/styles/prose.css';
import { paths, type StaticPage } from '#contract/site/addresses/paths.ts';
import { staticPageQuery } from '#web/shared/api/static-pages.ts';
import { useSuspenseQuery } from '#web/shared/api/use-query.ts';
import { EditionHead } from '#web/shared/head/edition-head.tsx';
import { useActiveLocales } from '#web/shared/hooks/use-active-locales.ts';
import { useAddress } from '#web/shared/hooks/use-address.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { Breadcrumbs } from '#web/shared/ui/breadcrumbs.tsx';

export default function TextPage(_: PageProps) {
  const { post } = useDictionary();
  const locale = useLocale();
  const { pathname } = useAddress();
  const name = pathname.split('/')[2] as StaticPage;
  const { data: text } = useSuspenseQuery(staticPageQuery(locale, name));
  const active = useActiveLocales();
  return (
    <>
      <EditionHead
        title={text.title}
        description={text.description}
        path={paths.staticPage(locale, name)}
        siblings={active.map((each) => ({ locale: each, path: paths.staticPage(each, name) }))}
      />
      <article className="post">
        <Breadcrumbs trail={[{ name: post.home, href: paths.home(locale) }]} />
        <h1 className="mt-3">{text.title}</h1>
        <p className="text-mute mt-4 text-lg">{text.lead}</p>
        <div>
          {text.sections.map(({ heading, paragraphs, points }) => (
            <section key={heading} className="prose">
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </article>
    </>
  );
}
