import { parseInert } from '#web/admin/ui/parse-inert.ts';

/** What search engines and networks read in a page. */
export interface HeadFacts {
  title: string;
  description: string;
  robots: string;
  canonical: string;
  alternates: { language: string; href: string }[];
  share: { title: string; description: string; image: string; url: string };
  /** As it stands there; each is looked at by itself. */
  data: string[];
}

/** By the browser's own parser; nothing in the page runs, and nothing is fetched. */
export function readHead(html: string): HeadFacts {
  // Styles are of no interest, and the area's policy would complain about them.
  const page = parseInert(html.replace(/<style>[\s\S]*?<\/style>/g, ''));
  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content') ?? '';
  const property = (name: string) => content(`meta[property="${name}"]`);
  return {
    title: page.title,
    description: content('meta[name="description"]'),
    robots: content('meta[name="robots"]'),
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    alternates: [...page.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => ({
      language: link.getAttribute('hreflang') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
    share: {
      title: property('og:title'),
      description: property('og:description'),
      image: property('og:image'),
      url: property('og:url'),
    },
    data: [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent ?? '',
    ),
  };
}
