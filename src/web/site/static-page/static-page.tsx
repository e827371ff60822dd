import '#web/styles/prose.css';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { languageTags } from '#contract/locales.ts';
import { paths, type StaticPage } from '#contract/paths.ts';
import { allLocalesQuery, localeConfigQuery } from '#web/shared/api/locale-configs.ts';
import { staticPageQuery } from '#web/shared/api/static-pages.ts';
import { Head } from '#web/shared/head.tsx';
import { useAddress } from '#web/shared/hooks/use-address.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale, usePageContext } from '#web/shared/page-context.tsx';
import { breadcrumbData, ogLocaleOf, siblingAlternates, webSiteData } from '#web/shared/seo.ts';
import { Breadcrumbs } from '#web/shared/ui/breadcrumbs.tsx';

export default function TextPage(_: PageProps) {
  const { post } = useDictionary();
  const { publicUrl } = usePageContext();
  const locale = useLocale();
  const { pathname } = useAddress();
  const name = pathname.split('/')[2] as StaticPage;
  const { data: text } = useSuspenseQuery(staticPageQuery(locale, name));
  const { data: config } = useQuery({ ...localeConfigQuery(locale), enabled: false });
  const { data: locales = [] } = useQuery(allLocalesQuery());
  const siteName = config?.siteName ?? '';
  const home = { name: post.home, path: paths.home(locale) };
  const path = paths.staticPage(locale, name);
  const active = locales.filter(({ status }) => status === 'active');
  return (
    <>
      <Head
        data={{
          title: `${text.title} - ${siteName}`,
          description: text.description,
          canonical: publicUrl + path,
          alternates: siblingAlternates(
            active.map((each) => ({ locale: each.locale, path: paths.staticPage(each.locale, name) })),
            publicUrl,
          ),
          index: true,
          ogLocale: ogLocaleOf(locale),
          ogType: 'website',
          twitterCard: 'summary_large_image',
          jsonLd: [
            webSiteData(siteName, publicUrl + home.path, languageTags[locale]),
            breadcrumbData([home, { name: text.title, path }], publicUrl),
          ],
        }}
      />
      <article className="post">
        <Breadcrumbs trail={[{ name: home.name, href: home.path }]} />
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
