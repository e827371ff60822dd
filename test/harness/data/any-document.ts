import fc from 'fast-check';
import type { ContentBlock, ContentDocument } from '#contract/writing/content/content.schemas.ts';

/** Words as people and programs write them, signs of markup among them. */
const words = (most = 40) =>
  fc
    .string({ minLength: 1, maxLength: most, unit: fc.constantFrom(...'abç <>&"\'{}/=é日'.split('')) })
    .map((text) => `x${text}`.slice(0, most));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const without = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
const record = <T extends object>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(shape).map((each) => without(each as T));

const href = fc.constantFrom(
  '/br/x',
  '#faq',
  'mailto:a@e.example',
  'https://e.example/a?b="c"&d',
  'https://www.amazon.com.br/dp/B000000000?tag=x',
  'https://youtu.be/aB3_-678901',
  'https://vimeo.com/76979871',
  'https://open.spotify.com/track/11dFghVXANMlKmJXsNCbNl',
);
const media = fc.constantFrom(
  '/media/a-1200.webp',
  '/media/files/a.mp3',
  '/media/files/a.pdf',
  'https://e.example/a.jpg',
);
const productId = fc.integer({ min: 1, max: 9 });

const mark = fc.oneof(
  fc.constantFrom('bold', 'italic', 'strike', 'code').map((type) => ({ type })),
  href.map((to) => ({ type: 'link', attrs: { href: to } })),
);
const inline = fc.oneof(
  record<object>({
    type: fc.constant('text'),
    text: words(),
    marks: maybe(fc.array(mark, { maxLength: 3 })),
  } as never),
  fc.constant({ type: 'hardBreak' }),
);
const inlines = maybe(fc.array(inline, { maxLength: 4 }));
const paragraph = record<object>({ type: fc.constant('paragraph'), content: inlines } as never);
const { flow } = fc.letrec<{ flow: object; list: object }>((tie) => ({
  flow: fc.oneof({ depthSize: 'small' }, paragraph, tie('list')),
  list: fc
    .tuple(
      fc.constantFrom('bulletList', 'orderedList'),
      fc.array(tie('flow'), { minLength: 1, maxLength: 2 }),
    )
    .map(([type, content]) => ({ type, content: [{ type: 'listItem', content }] })),
}));
const flows = fc.array(flow, { minLength: 1, maxLength: 3 });
const boxed = (type: string) => flows.map((content) => ({ type, content }));
const formed = (type: string, attrs: Record<string, fc.Arbitrary<unknown>>) =>
  record<object>(attrs as never).map((each) => ({ type, attrs: each }));
const list = <T>(item: fc.Arbitrary<T>, minLength = 1) => fc.array(item, { minLength, maxLength: 4 });
const picture = record<object>({ src: media, alt: words(), caption: maybe(words()) } as never);

/** Every kind of block that a document may hold. */
const kinds: Record<ContentBlock['type'], fc.Arbitrary<object>> = {
  paragraph,
  heading: fc
    .tuple(fc.constantFrom(2, 3, 4), inlines)
    .map(([level, content]) => without({ type: 'heading', attrs: { level }, content })),
  bulletList: flows.map((content) => ({ type: 'bulletList', content: [{ type: 'listItem', content }] })),
  orderedList: flows.map((content) => ({ type: 'orderedList', content: [{ type: 'listItem', content }] })),
  blockquote: boxed('blockquote'),
  callout: boxed('callout'),
  verdict: fc
    .array(paragraph, { minLength: 1, maxLength: 2 })
    .map((content) => ({ type: 'verdict', content })),
  horizontalRule: fc.constant({ type: 'horizontalRule' }),
  table: list(
    fc
      .tuple(fc.constantFrom('tableHeader', 'tableCell'), flows)
      .map(([type, content]) => ({ type, content })),
  ).map((content) => ({ type: 'table', content: [{ type: 'tableRow', content }] })),
  image: picture.map((attrs) => ({ type: 'image', attrs })),
  faq: formed('faq', { items: list(fc.record({ question: words(), answer: words() })) }),
  productCard: formed('productCard', { productId }),
  quickPicks: formed('quickPicks', { picks: list(fc.record({ productId, label: words() })) }),
  comparisonTable: formed('comparisonTable', { productIds: list(productId) }),
  prosCons: formed('prosCons', { pros: list(words(), 0), cons: list(words(), 0) }),
  gallery: formed('gallery', { pictures: list(picture) }),
  embed: formed('embed', {
    href: href.filter((to) => to.startsWith('http')),
    title: maybe(words()),
    picture: maybe(media),
  }),
  codeBlock: fc
    .tuple(
      record<object>({ language: maybe(words(20)) } as never),
      maybe(list(words().map((text) => ({ type: 'text', text })))),
    )
    .map(([attrs, content]) => without({ type: 'codeBlock', attrs, content })),
  button: formed('button', { href, label: words() }),
  details: fc
    .tuple(words(), flows)
    .map(([summary, content]) => ({ type: 'details', attrs: { summary }, content })),
  file: formed('file', {
    src: fc.oneof(media, href),
    name: words(),
    kind: fc.constantFrom('audio', 'video', 'file'),
    caption: maybe(words()),
    size: maybe(fc.nat()),
  }),
};

/** Any document that the schema takes, small enough to be looked at. */
export const anyDocument: fc.Arbitrary<ContentDocument> = fc
  .array(fc.oneof(...Object.values(kinds)), { maxLength: 6 })
  .map((content) => ({ type: 'doc', content }) as ContentDocument);
