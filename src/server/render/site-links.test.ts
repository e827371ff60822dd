import { expect, test } from 'vitest';
import type { RenderedPage } from '#web/rendered-page.ts';
import { siteLinks } from './site-links.ts';

const head = { siteName: 'Vitrina "Itália"' } as RenderedPage['head'];

test('a page of an open edition leads to its feeds and its manifest, and wears two colours', () => {
  const html = siteLinks({ activeLocale: 'it', landing: undefined, head });
  expect(html).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Vitrina &#34;Itália&#34;" href="/it/feed.xml">',
  );
  expect(html).toContain('<link rel="alternate" type="application/atom+xml"');
  expect(html).toContain('<link rel="manifest" href="/it/site.webmanifest">');
  expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2);
});

test('a closed edition has no feeds, and the landing page is always light', () => {
  const closed = siteLinks({ activeLocale: undefined, landing: undefined, head });
  expect(closed).not.toContain('feed.xml');
  expect(closed).toContain('href="/site.webmanifest"');
  const landing = siteLinks({ activeLocale: undefined, landing: ['br'], head });
  expect(landing.match(/<meta name="theme-color"/g)).toHaveLength(1);
  expect(landing).not.toContain('media=');
});
