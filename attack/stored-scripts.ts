import assert from 'node:assert/strict';
import type { TranslatedField } from '#contract/commerce/reviews/reviews.words.ts';
import { openInspector } from '#test/harness/html/inspect-html.ts';
import { hostileAddresses } from '#test/harness/html/xss-payloads.ts';
import { type Attack, assertNone } from './lib/attack.ts';
import type { Person } from './lib/people.ts';
import { ask } from './lib/wire.ts';

export const name = 'stored-scripts';
export const about = 'texts that would like to run, in every field that readers see, looked at by a browser';

const payloads = [
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  "' autofocus onfocus='alert(1)' x='",
  '</title><svg/onload=alert(1)>',
  '--><!--<script>alert(1)//',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it is typed
  '<%= alert(1) %>${alert(1)}#{alert(1)}',
];
const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });

/** The payload in every place of a body. */
const bodyOf = (payload: string, productId: number) => ({
  type: 'doc',
  content: [
    paragraph(payload),
    ...[2, 3, 4].map((level) => ({
      type: 'heading',
      attrs: { level },
      content: [text(`${level} ${payload}`)],
    })),
    { type: 'image', attrs: { src: '/media/a-480.webp', alt: payload, caption: payload } },
    { type: 'faq', attrs: { items: [{ question: payload, answer: payload }] } },
    { type: 'prosCons', attrs: { pros: [payload], cons: [payload] } },
    { type: 'quickPicks', attrs: { picks: [{ productId, label: payload }] } },
    { type: 'productCard', attrs: { productId } },
    { type: 'gallery', attrs: { pictures: [{ src: '/media/a-480.webp', alt: payload, caption: payload }] } },
    { type: 'embed', attrs: { href: 'https://youtu.be/aaaaaaaaaaa', title: payload } },
    { type: 'embed', attrs: { href: 'https://e.example/', title: payload } },
    {
      type: 'codeBlock',
      attrs: { language: payload.slice(0, 40) },
      content: [{ type: 'text', text: payload }],
    },
    { type: 'button', attrs: { href: '/br', label: payload.slice(0, 120) } },
    { type: 'details', attrs: { summary: payload }, content: [paragraph(payload)] },
    { type: 'file', attrs: { src: '/media/files/a.mp3', name: payload, kind: 'audio', caption: payload } },
    { type: 'callout', content: [paragraph(payload)] },
    {
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph(payload)] }] }],
    },
  ],
});

/** Everything that an editor can write, with the payload in it; answers where readers find it. */
async function plant(editor: Person, payload: string, n: number): Promise<string[]> {
  const product = await editor.must('POST', '/api/admin/products', {
    brand: payload,
    name: `${n} ${payload}`,
    specs: { weightKg: payload },
    images: [{ url: 'https://e.example/a.jpg', alt: { br: payload } }],
  });
  const category = await editor.must('POST', '/api/admin/categories', {
    locale: 'br',
    name: `${n} ${payload}`,
    slug: `hostil-${n}`,
    description: payload,
  });
  const body = bodyOf(payload, product.id);
  const shared = { author: payload, categoryId: category.id };
  const post = await editor.must('POST', '/api/admin/posts', {
    locale: 'br',
    title: `${n} ${payload}`,
    slug: `hostil-${n}`,
    excerpt: payload,
    keyword: payload,
    status: 'published',
    imageUrl: '/media/a-480.webp',
    imageAlt: payload,
    content: body,
    ...shared,
  });
  const texts: Record<TranslatedField, unknown> = {
    title: `${n} ${payload}`,
    verdict: payload,
    body,
    pros: [payload],
    cons: [payload],
    bestFor: payload,
    notFor: payload,
  };
  const review = await editor.must('POST', '/api/admin/reviews', {
    productId: product.id,
    locale: 'br',
    ...texts,
    slug: `hostil-${n}`,
    ...shared,
    updates: [{ date: '2026-01-01', text: payload }],
    breakdown: [{ criterion: payload.slice(0, 40), score: 7, weight: 1 }],
  });
  await editor.must('POST', `/api/admin/reviews/${review.id}/publish`, {});
  return [post.path, review.path, `/br/categoria/hostil-${n}`];
}

const lists = ['/br', '/br/avaliacao', '/br/categorias', '/br/sobre', '/br/contato'];
const others = ['/br/feed.xml', '/br/atom.xml', '/br/sitemap.xml', '/br/site.webmanifest'];

export async function run({ target: { port, people }, attempt }: Attack): Promise<void> {
  const { editor, owner } = people;
  const pages: string[] = [];
  await attempt('storing them', async () => {
    for (const [n, payload] of payloads.entries()) pages.push(...(await plant(editor, payload, n)));
    const [name, disclosure] = ['</title><script>alert(1)</script>', payloads.join(' ')];
    await editor.must('PATCH', '/api/admin/locale-configs/br', {
      siteName: name,
      currencySymbol: '<b>R$'.slice(0, 5),
      disclosure,
    });
    await owner.must('PATCH', '/api/admin/settings/site_name', { value: name });
    return `${payloads.length} texts in a post, a product, a review, a category each, in the edition and in the settings`;
  });

  await attempt('reading them', async () => {
    const inspector = await openInspector();
    const wrong: string[] = [];
    try {
      assert.notDeepEqual(await inspector.inspect('<b onclick=alert(1)>x</b>'), [], 'Nobody would notice.');
      for (const path of [...pages, ...lists]) {
        const { status, text: html, headers } = await ask(port, { path });
        if (status !== 200) wrong.push(`${path} ${status}`);
        const found = await inspector.inspect(html);
        if (found.length > 0) wrong.push(`${path} has ${found[0]}`);
        const policy = String(headers['content-security-policy']);
        if (
          !/script-src [^;]*'(?:nonce|sha256)-/.test(policy) ||
          /script-src [^;]*'unsafe-inline'/.test(policy)
        )
          wrong.push(`${path} has the policy ${policy}`);
      }
      for (const path of pages.slice(0, 3)) {
        const ran = await inspector.run((await ask(port, { path })).text);
        if (ran.length > 0) wrong.push(`${path} ran something, without its policy`);
      }
    } finally {
      await inspector.close();
    }
    assertNone(wrong, 'Would run');
    return `${pages.length + lists.length} pages, nothing in them runs`;
  });

  await attempt('feeds, sitemaps and manifests', async () => {
    const wrong: string[] = [];
    for (const path of others) {
      const { status, text: whole, headers } = await ask(port, { path });
      const type = String(headers['content-type']);
      if (status !== 200 || /html/.test(type)) wrong.push(`${path} ${status} ${type}`);
      // What is no HTML must not be taken for it, and what is XML must not hold an element of the payload's.
      if (headers['x-content-type-options'] !== 'nosniff') wrong.push(`${path} may be sniffed`);
      if (
        path.endsWith('.xml') &&
        /<(?:script|svg|img)\b/.test(whole.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, ''))
      )
        wrong.push(`${path} has an element of the text’s`);
    }
    assertNone(wrong, 'Would run');
    return 'texts in them are texts';
  });

  await attempt('links that run', async () => {
    const wrong: string[] = [];
    const hrefs = hostileAddresses.filter((each) => !each.includes('\0'));
    for (const href of hrefs) {
      const content = {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ ...text('x'), marks: [{ type: 'link', attrs: { href } }] }] },
        ],
      };
      const { status } = await editor.call('POST', '/api/admin/posts', { locale: 'br', title: 'x', content });
      if (status !== 400) wrong.push(`${JSON.stringify(href)} ${status}`);
      const picture = await editor.call('POST', '/api/admin/posts', {
        locale: 'br',
        title: 'x',
        imageUrl: href,
      });
      if (picture.status !== 400) wrong.push(`${JSON.stringify(href)} as a picture ${picture.status}`);
    }
    assertNone(wrong, 'Taken');
    return `${hrefs.length} addresses, each refused`;
  });

  await attempt('what a form shows again', async () => {
    const form = new URLSearchParams({
      name: payloads[0] ?? '',
      email: 'x',
      subject: payloads[1] ?? '',
      message: payloads[3] ?? '',
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, text: html } = await ask(port, {
      method: 'POST',
      path: '/br/contato',
      body: String(form),
      headers,
      from: '127.7.9.1',
    });
    assert.equal(status, 400);
    const inspector = await openInspector();
    try {
      assert.deepEqual(await inspector.inspect(html), []);
    } finally {
      await inspector.close();
    }
    return 'is text';
  });

  await attempt('putting the names back', async () => {
    await editor.must('PATCH', '/api/admin/locale-configs/br', {
      siteName: 'Vitrina',
      currencySymbol: 'R$',
      disclosure: '',
    });
    await owner.must('PATCH', '/api/admin/settings/site_name', { value: null });
    return 'the site has its name again';
  });
}
