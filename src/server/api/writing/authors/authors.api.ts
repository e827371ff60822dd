import type { Api } from '#contract/all.endpoints.ts';
import { presentAuthor } from '#server/domain/writing/authors/authors.presenter.ts';
import { presentWork } from '#server/domain/writing/works/works.presenter.ts';
import type { Services } from '#server/services.ts';

export const authorCalls = ({ authors, works: published, editions, clock }: Services) =>
  ({
    getAuthorBySlug: async ({ locale, slug, ...from }) => {
      const found = await authors.getAuthor(locale, slug);
      const [{ timeZone }, { works, nextCursor }] = await Promise.all([
        editions.getEdition(locale),
        published.list(found.author, locale, from),
      ]);
      const reading = { locale, timeZone, now: clock() };
      return {
        author: presentAuthor(found, locale),
        works: works.map((work) => presentWork(work, reading)),
        nextCursor,
      };
    },
  }) satisfies Partial<Api>;
