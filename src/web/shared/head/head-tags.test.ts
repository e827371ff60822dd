import { describe, expect, test } from 'vitest';
import { headHtml } from '#server/render/head-html.ts';
import { type HeadData, robotsOf } from './head-data.ts';
import { headTags } from './head-tags.ts';

const head: HeadData = {
  title: 'Um "título" & mais - Vitrina',
  description: '<b>Não</b> é HTML',
  siteName: 'Vitrina',
  canonical: 'https://e.example/br/a?b&c',
  alternates: [{ hreflang: 'pt-BR', href: 'https://e.example/br/a' }],
  index: true,
  ogLocale: 'pt_BR',
  ogType: 'article',
  image: { url: 'https://e.example/media/share/br.jpg', alt: 'Vitrina' },
  twitterCard: 'summary_large_image',
  article: { published: '2031-06-01T00:00:00Z', modified: '2031-06-02T00:00:00Z', section: 'Casa' },
  jsonLd: [{ '@type': 'Article', headline: '</script><script>alert(1)' }],
};
const contentOf = (name: string, data: HeadData = head) =>
  headTags(data).find(([, attributes]) => [attributes.name, attributes.property].includes(name))?.[1].content;

describe('the elements of a head', () => {
  test('say to networks what the page is and how its card looks', () => {
    expect(contentOf('og:site_name')).toBe('Vitrina');
    expect(contentOf('og:type')).toBe('article');
    expect(contentOf('og:image')).toBe(head.image.url);
    expect([contentOf('og:image:width'), contentOf('og:image:height')]).toEqual(['1200', '630']);
    expect([contentOf('twitter:card'), contentOf('twitter:image')]).toEqual([
      'summary_large_image',
      head.image.url,
    ]);
    expect(contentOf('article:published_time')).toBe('2031-06-01T00:00:00Z');
    expect(contentOf('article:modified_time')).toBe('2031-06-02T00:00:00Z');
  });

  test('date nothing that is no article', () => {
    const { article: _, ...page } = head;
    expect(contentOf('article:published_time', page)).toBeUndefined();
  });

  test('let robots follow, quote at length and show large pictures, or tell them to stay away', () => {
    expect(contentOf('robots')?.split(', ')).toEqual(
      expect.arrayContaining(['index', 'follow', 'max-snippet:-1', 'max-image-preview:large']),
    );
    expect(robotsOf({ index: false })).toBe('noindex, follow');
  });

  test('are written so that no text can become markup', () => {
    const html = headHtml({ ...head, refresh: { seconds: 2, url: 'https://s.example/"x"' } });
    expect(html).toContain('<title>Um &#34;título&#34; &#38; mais - Vitrina</title>');
    expect(html).toContain('content="&#60;b&#62;Não&#60;/b&#62; é HTML"');
    expect(html).toContain('<link rel="canonical" href="https://e.example/br/a?b&#38;c">');
    expect(html).toContain('content="2; url=https://s.example/&#34;x&#34;"');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<script>alert');
  });
});
