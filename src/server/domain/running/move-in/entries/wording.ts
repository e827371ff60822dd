import { isSlug, slugOf } from '#contract/site/addresses/slugs.ts';
import { wordsOfHtml } from '../converting/markup.ts';

/** No more of a line than there is room for, to the last whole word. */
export function shortened(text: string, chars: number): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (line.length <= chars) return line;
  const cut = line.slice(0, chars - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > chars / 2 ? cut.slice(0, space) : cut).toWellFormed().trimEnd()}…`;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** An address that ours may have: as it was, or in plain letters; of the title where it had none. */
export function wantedSlug(slug: string, title: string): string {
  const plain = decoded(slug.replace(/__trashed(?:-\d{1,9})?$/, ''));
  if (isSlug(plain)) return plain;
  return slugOf(plain) || slugOf(title);
}

/** What an entry without a title is called: its first words, else its address, else its number. */
export function titleOf(given: string, text: string, slug: string, key: string): string {
  const title = wordsOfHtml(given);
  if (title !== '') return title;
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8).join(' ');
  return shortened(words || decoded(slug).replaceAll('-', ' ') || `#${key}`, 80);
}

/** What a plugin puts something in the place of: "%%title%%", "%title%", "#post_title". */
const SIGN = /^(?:%%?|#(?=[a-z]+_))([a-z][a-z0-9_]*)(?:%%?)?$/i;
const EDGE: ReadonlySet<string> = new Set(['', '-', '–', '—', '|']);

/** What search engines were told, with the plugin's signs replaced; empty where nothing but signs is left. */
export function searchText(
  template: string,
  { title, site }: { title: string; site: string },
  chars: number,
): string {
  const text = wordsOfHtml(template);
  if (text === '' || text.length > 2_000) return '';
  const signs = { title, sitename: site, sep: '–', post_title: title, site_title: site, separator_sa: '–' };
  const words = text.split(/\s+/).map((word) => {
    const [, name = ''] = SIGN.exec(word) ?? [];
    return name === '' ? word : (signs[name as keyof typeof signs] ?? '');
  });
  while (words.length > 0 && EDGE.has(words[0] ?? '')) words.shift();
  while (words.length > 0 && EDGE.has(words.at(-1) ?? '')) words.pop();
  const filled = words.filter((word) => word !== '').join(' ');
  // What says no more than the site would say by itself is not kept: it would stay when the title changes.
  return filled === title || filled === `${title} – ${site}` ? '' : shortened(filled, chars);
}
