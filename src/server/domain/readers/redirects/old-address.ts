import { limits } from '#contract/site/limits.ts';

/** Queries by which other programs name what they show: WordPress without permalinks. */
const NAMED_BY = [
  'p',
  'page_id',
  'attachment_id',
  'cat',
  'author',
  'tag',
  'category_name',
  'author_name',
  'pagename',
  'name',
  'feed',
];
/** What stands behind the address of a page and shows a part or another form of it. */
const ENDINGS =
  /\/(?:feed(?:\/(?:rss2?|rdf|atom))?|rss|amp|embed|trackback|page\/\d{1,6}|comment-page-\d{1,6}|\d{1,3})$/;
/** WordPress keeps a picture in many sizes, each with its own name. */
const SIZE = /-\d{1,5}x\d{1,5}(\.[a-z\d]{2,5})$/i;

const decoded = (segment: string): string => {
  try {
    const text = decodeURIComponent(segment);
    // No text that is stored may hold one.
    return text.includes('\0') ? segment : text;
  } catch {
    return segment;
  }
};

/** A path as it is kept: decoded, without what is said twice. */
export function plainOldPath(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  if (segments[0] === 'index.php') segments.shift();
  return `/${segments.join('/').normalize('NFC')}`;
}

/** By what a query names something, as it is kept; undefined where it names nothing. */
function namedBy(search: string): string | undefined {
  if (search === '' || search.length > limits.addresses.maxChars) return undefined;
  const query = new URLSearchParams(search);
  const name = NAMED_BY.find((each) => query.get(each));
  return name && `?${name}=${query.get(name)}`;
}

/** Whether an address may be one of another program by its query alone. */
export const isNamedByQuery = (search: string): boolean => namedBy(search) !== undefined;

/** The address as it is kept. */
export function oldAddressOf(pathname: string, search = ''): string {
  const path = plainOldPath(pathname);
  return `${path}${namedBy(search) ?? ''}`;
}

/** Under what an address may be kept: as it is, without its ending, as the picture that it is a size of. */
export function oldAddressKeys(pathname: string, search = ''): string[] {
  const path = plainOldPath(pathname);
  const named = namedBy(search);
  if (named !== undefined) return [`${path}${named}`];
  const keys = [path];
  for (let rest = path; ENDINGS.test(rest) && keys.length < 4; ) {
    rest = rest.replace(ENDINGS, '') || '/';
    // The lists of a site's own entries, page by page, are its home.
    keys.push(rest === '/' ? '/page' : rest);
    if (rest !== '/') keys.push(`${rest}/page`);
  }
  if (SIZE.test(path)) keys.push(path.replace(SIZE, '$1'));
  return [...new Set(keys)];
}
