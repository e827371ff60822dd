import { editionAddress, pathOfAddress } from '#contract/site/addresses/edition-address.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { isTargetThere } from '#server/domain/readers/redirects/redirects.checks.ts';
import { pathnameOf } from '#server/domain/readers/redirects/redirects.rules.ts';
import type { Check } from '../check.ts';
import { deleteRedirect, listSetRedirects, type SetRedirect } from './redirects.queries.ts';

const fromOf = ({ locale, slug }: SetRedirect) => pathOfAddress({ locale, rest: slug });

function targetOf({ target }: SetRedirect): string | undefined {
  const address = editionAddress(pathnameOf(target ?? ''));
  return address && pathOfAddress(address);
}

/** Those that lead back to themselves. */
function loopsAmong(redirects: SetRedirect[]): Set<number> {
  const next = new Map(redirects.map((each) => [fromOf(each), targetOf(each)]));
  const loops = new Set<number>();
  for (const each of redirects) {
    const start = fromOf(each);
    const seen = new Set<string>();
    for (let at = next.get(start); at !== undefined && !seen.has(at); at = next.get(at)) {
      if (at === start) loops.add(each.id);
      seen.add(at);
    }
  }
  return loops;
}

/** Redirects that lead in a circle, or to an address where nothing answers. */
export const redirectsCheck: Check = {
  id: 'redirects',
  async *find({ db }) {
    const redirects = await listSetRedirects(db);
    const loops = loopsAmong(redirects);
    for (const each of redirects) {
      const { id, locale, target } = each;
      const isLoop = loops.has(id);
      if (!isLoop && (await isTargetThere(db, target ?? ''))) continue;
      const from = fromOf(each);
      yield {
        key: String(id),
        kind: isLoop ? 'redirect_loop' : 'redirect_nowhere',
        values: { id, from, to: target ?? '' },
        subject: { kind: 'redirect', id, title: from, locale },
      };
    }
  },
  async mend({ values }, { tx, at }) {
    const redirects = await listSetRedirects(tx);
    const found = redirects.find(({ id }) => id === Number(values.id));
    if (!found || !loopsAmong(redirects).has(found.id)) return false;
    await deleteRedirect(tx, found.id);
    await recordChange(tx, at, `redirect ${found.id} mended`, [tags.missing(found.locale)]);
    return true;
  },
};
