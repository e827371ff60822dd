import type { WxrItem } from '../reading/wxr-records.ts';
import { type Why, why } from '../why.ts';
import type { BroughtArticle } from './brought.ts';

/** By Greenwich where it is said; otherwise by the site's clocks, as far as they are known. */
export function momentOf(
  gmt: string | undefined,
  local: string | undefined,
  offset = 0,
  published?: string,
): string | undefined {
  const read = (text = '') =>
    /^[1-9]\d{3}-/.test(text) ? Date.parse(`${text.trim().replace(' ', 'T')}Z`) : Number.NaN;
  const exact = read(gmt);
  if (!Number.isNaN(exact)) return new Date(exact).toISOString();
  const here = read(local);
  if (!Number.isNaN(here)) return new Date(here - offset * 60_000).toISOString();
  const fed = Date.parse(published ?? '');
  return fed > 0 ? new Date(fed).toISOString() : undefined;
}

interface Standing {
  status: BroughtArticle['status'];
  isTrashed: boolean;
  isHandedIn: boolean;
  note?: Why;
}

/** How an entry stood with its readers, and how it stands here; undefined for what was never anything. */
export function standingOf({ fields }: WxrItem, date: string | undefined, now: Date): Standing | undefined {
  const plain = { isTrashed: false, isHandedIn: false };
  const isProtected = Boolean(fields['wp:post_password']);
  switch (fields['wp:status']) {
    case 'publish':
    case undefined:
      if (isProtected)
        return {
          ...plain,
          status: 'draft',
          note: why('had_password'),
        };
      return { ...plain, status: 'published' };
    case 'future':
      if (date !== undefined && new Date(date) <= now) return { ...plain, status: 'published' };
      return { ...plain, status: date === undefined ? 'draft' : 'scheduled' };
    case 'private':
      return { ...plain, status: 'draft', note: why('was_private') };
    case 'pending':
      return { ...plain, status: 'draft', isHandedIn: true };
    case 'draft':
      return { ...plain, status: 'draft' };
    case 'trash':
      return { ...plain, status: 'draft', isTrashed: true };
    default:
      return undefined;
  }
}
