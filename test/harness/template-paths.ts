import { siteCaller } from '#contract/people/accounts/caller.ts';
import { authorWords } from '#contract/site/addresses/author-words.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { datedLaunchLocales, launchLocales, paths, reviewWords } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import { routes } from '#web/site/routes.ts';
import type { RenderedSite } from './programs/rendered-site.ts';

/** Addresses below an edition that show a template of the route table. A new route gets its own here. */
const byRoute: Record<string, (locale: Locale, api: RenderedSite['api']) => Promise<string[]> | string[]> = {
  '/:locale': (locale) => [paths.home(locale), paths.homePage(locale, 2)],
  '/:locale/categorias': (locale) => [paths.categories(locale)],
  '/:locale/categoria/:slug': async (locale, api) =>
    (await api.listCategories({ locale }, siteCaller(locale)))
      .slice(0, 1)
      .map(({ slug }) => paths.category(locale, slug)),
  '/:locale/sobre': (locale) => [paths.staticPage(locale, 'sobre')],
  '/:locale/privacidade': (locale) => [paths.staticPage(locale, 'privacidade')],
  '/:locale/termos': (locale) => [paths.staticPage(locale, 'termos')],
  '/:locale/contato': (locale) => [paths.staticPage(locale, 'contato'), otherPaths.contactSent(locale)],
  '/:locale/afiliados': (locale) => [paths.staticPage(locale, 'afiliados')],
  ...Object.fromEntries(
    Object.values(reviewWords).flatMap((word) => [
      [
        `/:locale/${word}`,
        (locale: Locale) => [paths.reviews(locale), `${paths.reviews(locale)}?q=zzzz&sort=score`],
      ],
      [`/:locale/${word}/:slug`, (locale: Locale) => [paths.review(locale, 'nimbra-aero-3')]],
    ]),
  ),
  ...Object.fromEntries(
    Object.values(authorWords).map((word) => [
      `/:locale/${word}/:slug`,
      async (locale: Locale, api: RenderedSite['api']) => {
        const { posts } = await api.getHomeData({ locale }, siteCaller(locale));
        const slugs = posts.slice(0, 1).map(({ slug }) => slug);
        const shown = slugs.map((slug) => api.getPostBySlug({ locale, slug }, siteCaller(locale)));
        return (await Promise.all(shown)).flatMap(({ authorPath }) => authorPath ?? []);
      },
    ]),
  ),
  '/:locale/lancamento': (locale) => (launchLocales.includes(locale) ? [paths.launches(locale)] : []),
  '/:locale/lancamento/:date': (locale) =>
    datedLaunchLocales.includes(locale) ? [paths.launchDay(locale, '2020-01-01')] : [],
  '/:locale/shopee/:slug': (locale) => (locale === 'br' ? [paths.shopLink('luz-de-leitura')] : []),
  '/:locale/:slug': async (locale, api) =>
    (await api.getHomeData({ locale }, siteCaller(locale))).posts
      .slice(0, 2)
      .map(({ slug }) => paths.post(locale, slug)),
};

export const routesWithoutPaths = (): string[] =>
  routes.map(({ path }) => path).filter((path) => !(path in byRoute));

/** Every template of an edition, the one for what does not exist and the one without a connection too. */
export async function templatePaths(locale: Locale, { api }: RenderedSite): Promise<string[]> {
  const listed = await Promise.all(Object.values(byRoute).map((list) => list(locale, api)));
  return [...new Set(listed.flat()), paths.post(locale, 'never-written'), paths.offline(locale)];
}

export const outsidePaths = [paths.landing(), paths.test(), paths.testProducts(), '/nada'];
