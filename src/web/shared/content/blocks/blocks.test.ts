import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from '#contract/site/locales.ts';
import { type ContentBlock, contentDocumentSchema } from '#contract/writing/content/content.schemas.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import { anyDocument } from '#test/harness/data/any-document.ts';
import { renderContent } from '#web/render-content.tsx';

const reading = { locale: 'br', timeZone: 'America/Sao_Paulo', now: new Date(0), products: [] } as const;
const html = (...content: ContentBlock[]) =>
  renderContent({ type: 'doc', content }, { ...reading, products: [] });

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decoded = (text: string) =>
  text.replace(/&([a-z0-9#]+);/g, (_, name: string) => signs[name] ?? `&${name};`);
/** What is read of some HTML: without its tags, and with single spaces. */
const readOf = (markup: string) => decoded(markup.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
const squeezed = (text: string) => text.replace(/\s+/g, '');

/** What blocks say beside running text, as far as readers read it: not what stands for a picture, and no address. */
function saidIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['title', 'caption', 'label', 'summary', 'name', 'question', 'answer'].includes(key)
      ? [value]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  if ((value as ContentBlock).type === 'quickPicks') return [];
  return Object.entries(value).flatMap(([name, each]) => saidIn(each, Array.isArray(value) ? key : name));
}

describe('any document', () => {
  test('is one that the schema takes', () => {
    fc.assert(fc.property(anyDocument, (document) => contentDocumentSchema.safeParse(document).success));
  });

  test('is drawn in every language, and its words are read in their order', () => {
    fc.assert(
      fc.property(anyDocument, fc.constantFrom(...locales), (document, locale) => {
        const read = squeezed(readOf(renderContent(document, { ...reading, locale, products: [] })));
        for (const said of saidIn(document)) expect(read).toContain(squeezed(said));
        let from = 0;
        for (const block of document.content.filter(({ type }) => type !== 'quickPicks')) {
          const words = squeezed(documentText({ type: 'doc', content: [block] }));
          const place = read.indexOf(words, from);
          expect(place).toBeGreaterThanOrEqual(from);
          from = place;
        }
      }),
    );
  });

  test('asks no other host for anything by itself, however it is read', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const players = document.content.filter(({ type }) => ['embed', 'file'].includes(type));
        const markup = decoded(
          renderContent({ type: 'doc', content: players }, { ...reading, products: [] }),
        );
        // Once more for what a frame begins with.
        for (const text of [markup, decoded(markup)])
          expect(text).not.toMatch(
            /<(?:img|source|audio|video|iframe|link)\b[^>]* (?:src|srcset|href)="(?!\/)/,
          );
      }),
    );
  });
});

describe('a gallery', () => {
  const pictures = [{ src: '/media/a-1200.webp', alt: 'Uma sala', caption: 'De dia' }];
  test('leads to each picture, whole, and says what is on it', () => {
    const markup = html({ type: 'gallery', attrs: { pictures } });
    expect(markup).toMatch(/^<ul class="gallery gallery-one" aria-label="Galeria de fotos"><li><figure>/);
    expect(markup).toContain('<a class="gallery-picture" href="/media/a-1200.webp"><picture>');
    expect(markup).toMatch(/ alt="Uma sala" width="1200" height="675".*<figcaption>De dia<\/figcaption>/);
  });

  test('names a link whose picture says nothing, and leads to no other host', () => {
    expect(
      html({ type: 'gallery', attrs: { pictures: [{ src: '/media/a-1200.webp', alt: '' }] } }),
    ).toContain('aria-label="Ver a foto inteira"');
    expect(
      html({ type: 'gallery', attrs: { pictures: [{ src: 'https://e.example/a.jpg', alt: 'x' }] } }),
    ).not.toContain('<a ');
  });
});

describe('something of another site', () => {
  const embed = (attrs: Extract<ContentBlock, { type: 'embed' }>['attrs']) => html({ type: 'embed', attrs });

  test('that can be played waits behind a cover of ours, and is a link besides', () => {
    const markup = embed({
      href: 'https://youtu.be/aB3_-678901',
      title: 'Um "vídeo"',
      picture: '/media/a-1200.webp',
    });
    const cover = decoded(/srcDoc="([^"]*)"/i.exec(markup)?.[1] ?? '');
    expect(cover).toContain('<a href="/player/youtube/aB3_-678901"><img src="/media/a-1200.webp"');
    expect(cover).toContain('<strong>Um &quot;vídeo&quot;</strong>');
    expect(cover).toContain('Nada é carregado do YouTube antes do seu clique.');
    expect(markup).toContain(
      '<a href="https://youtu.be/aB3_-678901" target="_blank" rel="noopener">Um &quot;vídeo&quot;</a> · YouTube',
    );
  });

  test('never has a picture of another host', () => {
    for (const href of ['https://youtu.be/aB3_-678901', 'https://e.example/'])
      expect(embed({ href, picture: 'https://e.example/a.jpg' })).not.toContain('a.jpg');
  });

  test('that cannot is a card that says where it leads', () => {
    expect(embed({ href: 'https://www.e.example/x' })).toBe(
      '<div class="embed"><a href="https://www.e.example/x" target="_blank" rel="noopener" class="link-card"><span><strong>e.example</strong> <small>Abre em e.example</small></span></a></div>',
    );
  });
});

test('a button to a shop is marked and counted as a link in a text is', () => {
  const href = 'https://www.amazon.com.br/dp/B000000000?tag=x';
  expect(html({ type: 'button', attrs: { href, label: 'Ver' } })).toBe(
    `<div class="button-line"><a href="${href}" target="_blank" rel="sponsored nofollow noopener" data-at="text:a-B000000000" class="button button-primary">Ver</a></div>`,
  );
});

describe('a file', () => {
  const file = (attrs: Partial<Extract<ContentBlock, { type: 'file' }>['attrs']>) =>
    html({ type: 'file', attrs: { src: '/media/files/a.mp3', name: 'A', kind: 'audio', ...attrs } });

  test('of ours is heard or watched in place, and nothing of it comes before', () => {
    expect(file({})).toContain('<audio controls="" preload="none" src="/media/files/a.mp3" aria-label="A">');
    expect(file({ src: '/media/files/a.mp4', kind: 'video' })).toContain('<video controls="" preload="none"');
  });

  test('is a line that says how large it is where it is taken along', () => {
    expect(file({ src: '/media/files/a.pdf', kind: 'file', size: 1_500_000 })).toBe(
      '<p class="file"><a href="/media/files/a.pdf" download="A">Baixar: A</a><small> 1,4 MB</small></p>',
    );
  });

  test.each([
    ['of another host', 'https://e.example/a.mp3', 'audio'],
    ['that is not what it is called', '/media/files/a.pdf', 'video'],
  ] as const)('%s is not played', (_what, src, kind) => {
    expect(file({ src, kind })).not.toMatch(/<(?:audio|video)/);
  });
});
