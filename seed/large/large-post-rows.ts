import type { Locale } from '#contract/site/locales.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import type { posts } from '#db/schema/writing/posts.ts';
import { foldText } from '#i18n/fold.ts';
import { demoArticles } from '#seed/content.ts';
import type { CategoryKey } from '#seed/facts/categories.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { postFacts } from '#seed/facts/posts.ts';
import { postPictureUrl } from '#seed/pictures.ts';
import { searchFieldsOf } from '#server/domain/writing/posts/posts.search.ts';
import { type PostPlan, planPost } from './post-plan.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsBr } from './words-br.ts';
import { wordsEs } from './words-es.ts';
import { wordsIt } from './words-it.ts';
import { wordsMx } from './words-mx.ts';
import { wordsUs } from './words-us.ts';
import { writePost } from './write-text.ts';

export type LargePostRow = typeof posts.$inferInsert;
export type CategoryLookup = (locale: Locale, key: CategoryKey) => number | null;

export const vocabularies: Record<Locale, Vocabulary> = {
  br: wordsBr,
  it: wordsIt,
  mx: wordsMx,
  es: wordsEs,
  us: wordsUs,
};

const MAX_SLUG_WORDS_CHARS = 80;
const DAY_MS = 86_400_000;
const GROUP_PREFIX = '1a46e5ed-0000-5000-8000-';
const GROUP_DIGITS = 12;

/** The number stands in the group id, in order: siblings share it, and the next free one is quick to find. */
export const groupIdOfNumber = (number: number): string =>
  GROUP_PREFIX + number.toString(16).padStart(GROUP_DIGITS, '0');
export const numberOfGroupId = (groupId: string): number =>
  Number.parseInt(groupId.slice(GROUP_PREFIX.length), 16);
export const lastGroupId = GROUP_PREFIX + 'f'.repeat(GROUP_DIGITS);

function slugOf(title: string, number: number): string {
  const words = foldText(title.replace(/\{\{\w+\}\}/g, '')).replace(/[^a-z0-9]+/g, '-');
  const short = words.slice(0, MAX_SLUG_WORDS_CHARS).replace(/^-+|-+$/g, '');
  return `${short}-${number}`;
}

/** Author and picture come from the demonstration, by category where it has an article there. */
function borrower(
  locale: Locale,
): (plan: PostPlan) => Pick<LargePostRow, 'author' | 'imageUrl' | 'imageAlt'> {
  const articles = demoArticles(locale);
  const pictures = new Map(articles.map(({ key }) => [key, postPictureUrl(key)]));
  return ({ category, number }) => {
    const fitting = articles.filter(({ key }) => postFacts[key].category === category);
    const pool = fitting.length > 0 ? fitting : articles;
    const shown = pool[number % pool.length];
    return {
      author: articles[number % articles.length]?.author ?? '',
      imageUrl: (shown && pictures.get(shown.key)) ?? null,
      imageAlt: shown?.imageAlt ?? '',
    };
  };
}

/** Makes one edition's post of any number; the same number gives the same post all day long. */
export function largePostWriter(locale: Locale, now: Date, categoryId: CategoryLookup) {
  const today = now.getTime() - (now.getTime() % DAY_MS);
  const { timeZone } = editionFacts[locale];
  const borrowed = borrower(locale);
  return (number: number): LargePostRow => {
    const plan = planPost(number);
    const { title, excerpt, keyword, content } = writePost(vocabularies[locale], plan);
    const moment = new Date(Math.round(today - plan.ageMs));
    return {
      locale,
      groupId: groupIdOfNumber(number),
      slug: slugOf(title, number),
      title,
      excerpt,
      keyword,
      content,
      contentText: documentText(content),
      ...borrowed(plan),
      categoryId: categoryId(locale, plan.category),
      status: plan.status,
      publishedAt: plan.status === 'draft' ? null : moment,
      createdAt: moment,
      updatedAt: moment,
      ...searchFieldsOf({ title, excerpt }, { locale, timeZone, now }),
    };
  };
}
