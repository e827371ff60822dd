import type { Api, EndpointName } from '#contract/all.endpoints.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';

/** What an edition has for its readers. What it says of itself, and its forms, have rules of their own. */
const contentCalls = [
  'getHomeData',
  'listPostsByLocale',
  'listPostsByCategory',
  'getPostBySlug',
  'listPopularCategories',
  'listCategories',
  'getCategoryBySlug',
  'getAuthorBySlug',
  'countFound',
  'listReviews',
  'compareReviews',
  'getReviewBySlug',
  'getLatestLaunchDay',
  'getLaunchDay',
] as const satisfies EndpointName[];

type Call = (input: { locale: Locale }, caller: never) => Promise<unknown>;

/** The API as readers have it: a closed edition has nothing, by whichever call somebody asks for it. */
export function ofReadableEditions(api: Api, editions: EditionsService): Api {
  const asked = (call: Call): Call => {
    return async (input, caller) => {
      await editions.getReadable(input.locale);
      return call(input, caller);
    };
  };
  const calls = contentCalls.map((name) => [name, asked(api[name] as Call)]);
  return { ...api, ...Object.fromEntries(calls) };
}
