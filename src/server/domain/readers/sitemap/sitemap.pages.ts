import { type EditionPage, homePages } from '#contract/site/addresses/alternates.ts';
import { authorPaths } from '#contract/site/addresses/author-paths.ts';
import { datedLaunchLocales, launchLocales, paths, staticPages } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { isoDay } from '#i18n/calendar.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { CategoriesService } from '#server/domain/writing/categories/categories.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import {
  findHomeChange,
  listAuthorChanges,
  listCategoryChanges,
  listLaunchChanges,
} from './sitemap.pages.queries.ts';

export interface SitemapEntry {
  path: string;
  /** Unknown for texts of the program itself: better nothing than a guess. */
  changedAt?: Date | null | undefined;
  siblings: EditionPage[];
  imageUrl?: string | null;
}

interface Parts {
  db: Db;
  clock: Clock;
  categories: CategoriesService;
  editions: EditionsService;
}

type Edition = Awaited<ReturnType<EditionsService['getEdition']>>;

export const latest = (moments: (Date | null | undefined)[]): Date | undefined =>
  moments.reduce<Date | undefined>((last, each) => (each && (!last || each > last) ? each : last), undefined);

/** Everything that can be found in an edition beside its posts and reviews. */
export function createPageLister({ db, clock, categories, editions }: Parts) {
  async function launchPages({ locale, timeZone }: Edition, active: Locale[]): Promise<SitemapEntry[]> {
    if (!launchLocales.includes(locale)) return [];
    const days = await listLaunchChanges(db, locale, isoDay(clock(), timeZone));
    const newest = days.at(-1);
    if (!newest) return [];
    const having = active.filter((each) => launchLocales.includes(each));
    const dated = datedLaunchLocales.includes(locale) ? days : [];
    return [
      {
        path: paths.launches(locale),
        changedAt: newest.changedAt,
        siblings: having.map((each) => ({ locale: each, path: paths.launches(each) })),
      },
      ...dated.map(({ date, changedAt }) => ({
        path: paths.launchDay(locale, date),
        changedAt,
        siblings: [],
      })),
    ];
  }

  /** A person has a page wherever they have published something. */
  async function authorPages(locale: Locale): Promise<SitemapEntry[]> {
    const works = Map.groupBy(await listAuthorChanges(db), ({ id }) => id);
    return [...works.values()].flatMap((everywhere) => {
      const here = everywhere.filter((each) => each.locale === locale);
      const [author] = here;
      if (!author) return [];
      const pathIn = (each: Locale) => authorPaths.author(each, author.slug);
      const editions = [...new Set(everywhere.map((each) => each.locale))];
      return {
        path: pathIn(locale),
        changedAt: latest(here.map(({ changedAt }) => changedAt)),
        siblings: editions.map((each) => ({ locale: each, path: pathIn(each) })),
        imageUrl: author.imageUrl,
      };
    });
  }

  return async (edition: Edition, reviewsChangedAt: Date | undefined): Promise<SitemapEntry[]> => {
    const { locale } = edition;
    const all = await editions.listAll();
    const home = { path: paths.home(locale), siblings: homePages(all) };
    if (edition.status !== 'active') return [{ ...home, changedAt: edition.updatedAt }];
    const active = all.filter(({ status }) => status === 'active').map((each) => each.locale);
    const everywhere = (pathIn: (locale: Locale) => string) =>
      active.map((each) => ({ locale: each, path: pathIn(each) }));
    const [homeChange, listed, changes, launches, people] = await Promise.all([
      findHomeChange(db, locale),
      categories.listAll(locale),
      listCategoryChanges(db, locale),
      launchPages(edition, active),
      authorPages(locale),
    ]);
    const changeOf = new Map(changes.map(({ id, changedAt }) => [id, changedAt]));
    return [
      { ...home, changedAt: latest([homeChange, edition.updatedAt]) },
      {
        path: paths.categories(locale),
        changedAt: latest([...changeOf.values()]),
        siblings: everywhere(paths.categories),
      },
      ...listed.map(({ id, slug, siblings }) => ({
        path: paths.category(locale, slug),
        changedAt: changeOf.get(id),
        siblings: siblings.map((each) => ({
          locale: each.locale,
          path: paths.category(each.locale, each.slug),
        })),
      })),
      { path: paths.reviews(locale), changedAt: reviewsChangedAt, siblings: everywhere(paths.reviews) },
      ...launches,
      ...people,
      ...staticPages.map((page) => ({
        path: paths.staticPage(locale, page),
        siblings: everywhere((each) => paths.staticPage(each, page)),
      })),
    ];
  };
}
