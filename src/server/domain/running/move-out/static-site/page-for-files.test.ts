import { expect, test } from 'vitest';
import { foundInText, pageForFiles } from './page-for-files.ts';

const SITE = 'https://vitrina.example';
const page = (body: string, head = '') =>
  pageForFiles(
    `<!DOCTYPE html><html lang="pt-BR" data-styles="/assets/s.css"><head><meta charset="utf-8"><script data-app="/assets/e.js">0</script>${head}</head><body>${body}</body></html>`,
    SITE,
  );
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1];

test('links stay as they are, but for pages of lists, which get an address of their own', () => {
  const { html, found } = page(
    '<p><a href="/br/x#y">x</a><a href="/br?page=2" rel="next">mais</a><a href="https://fora.example/?q=1">fora</a><a href="#y">y</a></p>',
    `<link rel="canonical" href="${SITE}/br?page=2">`,
  );
  expect(bodyOf(html)).toBe(
    '<p><a href="/br/x#y">x</a><a href="/br/page/2" rel="next">mais</a><a href="https://fora.example/?q=1">fora</a><a href="#y">y</a></p>',
  );
  expect(html).toContain(`<link rel="canonical" href="${SITE}/br/page/2">`);
  expect([...found]).toEqual(['/br?page=2', '/br/x']);
});

test('what needs a server goes, with the line that held it; words of a text stay', () => {
  const { html, found } = page(
    [
      '<header><button popovertarget="search">?</button><div id="search"><search><form action="/br/avaliacao"><input name="q"></form></search></div></header>',
      '<p class="load-more"><a href="/br/avaliacao?compare=a,b" class="button">Comparar</a></p>',
      '<div class="prose"><p>Veja <a href="/br/avaliacao?sort=score">as melhores</a>.</p></div>',
      '<form action="/br/avaliacao" method="get" class="compare-form"><article>A<label class="compare-box"><input></label></article><p class="compare-bar"><button>C</button></p></form>',
      '<form method="post" action="/br/contato"><input></form>',
      '<a href="/admin" class="admin-only">A</a><a href="/admin">B</a><button class="scripted x">Copiar</button>',
      '<a href="https://loja.example/p" data-at="card">Loja</a><script type="application/json" id="state">{}</script>',
    ].join(''),
  );
  expect(bodyOf(html)).toBe(
    '<header><span></span></header><div class="prose"><p>Veja <a href="/br/avaliacao">as melhores</a>.</p></div><div class="compare-form"><article>A</article></div><a href="https://loja.example/p">Loja</a>',
  );
  expect(html).toContain('<html lang="pt-BR"><head><meta charset="utf-8"><script>0</script></head>');
  expect([...found]).toEqual(['/br/avaliacao']);
});

test('whatever it shows is found: pictures in every size, drawings, fonts, covers of players, cards for others', () => {
  const { found } = page(
    '<img src="/media/a-480.webp" srcset="/media/a-480.webp 480w, /media/a-960.webp 960w"><svg><use href="/assets/i.svg#x"></use></svg><iframe srcdoc="&lt;link rel=stylesheet href=/player/cover.css&gt;&lt;a href=/player/vimeo/1&gt;x&lt;/a&gt;"></iframe>',
    `<style>@font-face{src:url(/assets/f.woff2)}</style><meta property="og:image" content="${SITE}/media/share/br.jpg"><script type="application/ld+json">{"image":"${SITE}/media/b-1200.webp","url":"${SITE}/br/zzz"}</script>`,
  );
  expect([...found].sort()).toEqual(
    [
      '/assets/f.woff2',
      '/assets/i.svg',
      '/media/a-480.webp',
      '/media/a-960.webp',
      '/media/b-1200.webp',
      '/media/share/br.jpg',
      '/player/cover.css',
      '/player/vimeo/1',
    ].sort(),
  );
});

test('a page says of itself what it may load', () => {
  const { html } = pageForFiles(
    '<!DOCTYPE html><html><head><meta charset="utf-8"><script>0</script></head><body></body></html>',
    SITE,
    "default-src 'self'; frame-ancestors 'none'; report-uri /api/x; script-src 'sha256-a'",
  );
  expect(html).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'sha256-a'"><script>`,
  );
});

test('a feed’s pictures are found, and its articles are not asked for once more', () => {
  const xml = `<link>${SITE}/br/x</link><enclosure url="${SITE}/media/a-1200.webp"/>`;
  expect([...foundInText(xml, SITE)]).toEqual(['/media/a-1200.webp']);
});
