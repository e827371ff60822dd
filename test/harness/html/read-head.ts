import { having, named, readHtml } from './read-html.ts';

interface JsonLd extends Record<string, unknown> {
  '@type': string;
}

/** What a page says of itself, as a machine that reads its HTML finds it. */
export interface ReadHead {
  title: string;
  canonical: string;
  robots: string;
  /** Every element that must stand there once, with how often it does. */
  counts: Record<string, number>;
  alternates: [hreflang: string, href: string][];
  meta: Record<string, string>;
  feeds: string[];
  jsonLd: JsonLd[];
}

export function readHead(html: string): ReadHead {
  const [head] = named(readHtml(html), 'head');
  if (!head) throw new Error('There is no head.');
  const links = named(head, 'link').map(({ attributes }) => attributes);
  const metas = named(head, 'meta').flatMap(({ attributes: { name, property, content = '' } }) => {
    const called = property ?? name;
    return called === undefined ? [] : [{ called, content }];
  });
  const canonicals = links.filter(({ rel }) => rel === 'canonical');
  const titles = named(head, 'title');
  const once = metas.map(({ called }) => called).filter((called) => called !== 'theme-color');
  return {
    title: titles[0]?.text ?? '',
    canonical: canonicals[0]?.href ?? '',
    robots: metas.find(({ called }) => called === 'robots')?.content ?? '',
    counts: {
      title: titles.length,
      canonical: canonicals.length,
      manifest: links.filter(({ rel }) => rel === 'manifest').length,
      description: once.filter((called) => called === 'description').length,
      ...Object.fromEntries(once.map((called) => [called, once.filter((each) => each === called).length])),
    },
    alternates: links.flatMap(({ hreflang, href = '' }): [string, string][] =>
      hreflang === undefined ? [] : [[hreflang, href]],
    ),
    meta: Object.fromEntries(metas.map(({ called, content }) => [called, content])),
    feeds: links.flatMap(({ rel, type, href = '' }) => (rel === 'alternate' && type ? [href] : [])),
    jsonLd: having(head, { type: 'application/ld+json' }).map(({ text }) => JSON.parse(text)),
  };
}
