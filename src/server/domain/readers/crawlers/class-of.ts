import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { crawlers, type ReaderClass } from '#contract/readers/crawlers/crawlers.words.ts';

export interface Reader {
  class: ReaderClass;
  /** What the program calls itself, in its usual spelling; empty for people. */
  name: string;
}

/** What is read of a name at all, and what is kept of one that nobody knows. */
const READ_CHARS = 500;
const NAME_CHARS = 60;

const people: Reader = { class: 'people', name: '' };
const nameless: Reader = { class: 'other', name: '' };

const known = new Map<string, Reader>();
for (const [kind, names] of Object.entries(crawlers)) {
  for (const name of names) known.set(name.toLowerCase(), { class: kind as ReaderClass, name });
}

/** The longer name first: "Applebot-Extended" is not "Applebot". */
const names = [...known.keys()].sort((a, b) => b.length - a.length).map((name) => RegExp.escape(name));
const anyName = new RegExp(`(?<![a-z0-9])(?:${names.join('|')})(?![a-z0-9])`);

/** The word by which an unknown program says that it is one; otherwise the first word there is. */
const sayingName =
  /[\w.-]*(?:bot|crawl|spider|scrap|fetch|preview|monitor|check|curl|wget|python|http|headless)[\w.-]*/i;
const nameIn = (text: string): string =>
  (sayingName.exec(text)?.[0] ?? /[^\s/;()]+/.exec(text)?.[0] ?? '').slice(0, NAME_CHARS);

function look(text: string): Reader {
  // Whoever is named first: others are named as what this one is like.
  const found = anyName.exec(text.toLowerCase());
  if (found) return known.get(found[0]) ?? nameless;
  return isbot(text) ? { class: 'other', name: nameIn(text) } : people;
}

/** The same few hundred names ask for every page, and the question is a long pattern. */
const remembered = new LRUCache<string, Reader>({ max: 2_000 });

/** By what a program says of itself; one that says nothing is none that a person reads with. */
export function readerOf(userAgent: string | null | undefined): Reader {
  if (!userAgent) return nameless;
  const text = userAgent.length > READ_CHARS ? userAgent.slice(0, READ_CHARS) : userAgent;
  let reader = remembered.get(text);
  if (!reader) {
    reader = look(text);
    remembered.set(text, reader);
  }
  return reader;
}

export const classOf = (userAgent: string | null | undefined): ReaderClass => readerOf(userAgent).class;
