import { marked } from 'marked';
import { element, type Markup, type MarkupNode, parseMarkup } from './markup.ts';

type Payload = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const html = (value: unknown): MarkupNode[] => parseMarkup(text(value));
const withClass = (
  tag: string,
  name: string,
  children: MarkupNode[],
  attributes: Record<string, string> = {},
): Markup => element(tag, { ...attributes, class: name }, children);
const caption = (value: unknown): MarkupNode[] =>
  text(value) === '' ? [] : [element('figcaption', {}, html(value))];
const link = (href: unknown, children: MarkupNode[]): Markup => element('a', { href: text(href) }, children);

const WIDTHS: Record<string, string> = { wide: 'kg-width-wide', full: 'kg-width-full' };

function image({ src, alt, caption: said, href, cardWidth }: Payload): MarkupNode[] {
  const img = element('img', { src: text(src), alt: text(alt) });
  const shown = text(href) === '' ? img : link(href, [img]);
  return [withClass('figure', WIDTHS[text(cardWidth)] ?? '', [shown, ...caption(said)])];
}

function gallery({ images, caption: said }: Payload): MarkupNode[] {
  const pictures = (Array.isArray(images) ? images : []).map((each: Payload) =>
    element('figure', {}, [
      element('img', { src: text(each.src), alt: text(each.alt) }),
      ...caption(each.caption),
    ]),
  );
  return [withClass('figure', 'kg-gallery-card', [...pictures, ...caption(said)])];
}

function bookmark({ url, metadata, caption: said }: Payload): MarkupNode[] {
  const { url: found, title, description, author, publisher, thumbnail } = (metadata ?? {}) as Payload;
  const part = (name: string, value: unknown) =>
    text(value) === '' ? [] : [withClass('div', name, [text(value)])];
  const picture =
    text(thumbnail) === ''
      ? []
      : [withClass('div', 'kg-bookmark-thumbnail', [element('img', { src: text(thumbnail) })])];
  const inner = [
    ...part('kg-bookmark-title', title || url),
    ...part('kg-bookmark-description', description),
    ...part('kg-bookmark-author', author),
    ...part('kg-bookmark-publisher', publisher),
    ...picture,
  ];
  return [withClass('figure', 'kg-bookmark-card', [link(url || found, inner), ...caption(said)])];
}

function embed({ url, html: written, caption: said, metadata }: Payload): MarkupNode[] {
  const { title } = (metadata ?? {}) as Payload;
  const frame = element('iframe', { src: text(url), title: text(title) });
  return [
    element('figure', {}, [text(url) === '' ? element('div', {}, html(written)) : frame, ...caption(said)]),
  ];
}

const code = ({ code: written, language, caption: said }: Payload): MarkupNode[] => [
  element('figure', {}, [
    element('pre', {}, [element('code', { 'data-language': text(language) }, [text(written)])]),
    ...caption(said),
  ]),
];

const button = ({ buttonText, buttonUrl }: Payload): MarkupNode[] =>
  text(buttonText) === '' ? [] : [withClass('a', 'kg-btn', [text(buttonText)], { href: text(buttonUrl) })];

const callout = ({ calloutText, calloutEmoji }: Payload): MarkupNode[] => [
  withClass('div', 'kg-callout-card', [
    withClass('div', 'kg-callout-emoji', [text(calloutEmoji)]),
    withClass('div', 'kg-callout-text', html(calloutText)),
  ]),
];

const toggle = ({ heading, content }: Payload): MarkupNode[] => [
  withClass('div', 'kg-toggle-card', [
    withClass('h4', 'kg-toggle-heading-text', html(heading)),
    withClass('div', 'kg-toggle-content', html(content)),
  ]),
];

function file(payload: Payload): MarkupNode[] {
  const { src, fileTitle, fileName, fileCaption, title, caption: said } = payload;
  return [
    withClass('div', 'kg-file-card', [
      link(src, []),
      withClass('div', 'kg-file-card-title', [text(fileTitle) || text(title) || text(fileName)]),
      withClass('div', 'kg-file-card-caption', html(fileCaption || said)),
    ]),
  ];
}

const player =
  (tag: 'audio' | 'video') =>
  ({ src, title, fileName, caption: said }: Payload): MarkupNode[] => [
    withClass('figure', `kg-${tag}-card`, [
      element(tag, { src: text(src) }),
      withClass('div', 'kg-audio-title', [text(title) || text(fileName)]),
      ...caption(said),
    ]),
  ];

function product(payload: Payload): MarkupNode[] {
  const {
    productImageSrc,
    productTitle,
    productDescription,
    productButton,
    productUrl,
    productButtonEnabled,
  } = payload;
  const picture = text(productImageSrc) === '' ? [] : [element('img', { src: text(productImageSrc) })];
  const isBought = productButtonEnabled !== false && text(productButton) !== '';
  return [
    withClass('div', 'kg-product-card', [
      ...picture,
      withClass('h4', 'kg-product-card-title', html(productTitle)),
      withClass('div', 'kg-product-card-description', html(productDescription)),
      ...(isBought
        ? [withClass('a', 'kg-product-card-button', [text(productButton)], { href: text(productUrl) })]
        : []),
    ]),
  ];
}

function header(payload: Payload): MarkupNode[] {
  const { header: title, subheader, buttonText, buttonUrl, buttonEnabled, backgroundImageSrc } = payload;
  return [
    ...(text(backgroundImageSrc) === '' ? [] : [element('img', { src: text(backgroundImageSrc) })]),
    element('h2', {}, html(title)),
    element('p', {}, html(subheader)),
    ...(buttonEnabled === false ? [] : button({ buttonText, buttonUrl })),
  ];
}

function callToAction({ textValue, buttonText, buttonUrl, imageUrl, showButton }: Payload): MarkupNode[] {
  return [
    ...(text(imageUrl) === '' ? [] : [element('img', { src: text(imageUrl) })]),
    element('div', {}, html(textValue)),
    ...(showButton === false ? [] : button({ buttonText, buttonUrl })),
  ];
}

const unseen = (name: string): MarkupNode[] => [withClass('div', name, [])];

const CARDS: Record<string, (payload: Payload) => MarkupNode[]> = {
  ...{
    image,
    gallery,
    bookmark,
    embed,
    button,
    callout,
    toggle,
    file,
    product,
    header,
    code,
    codeblock: code,
  },
  ...{ audio: player('audio'), video: player('video'), 'call-to-action': callToAction },
  html: ({ html: written }) => html(written),
  ...{ markdown: readMarkdown, 'card-markdown': readMarkdown },
  ...{ hr: () => [element('hr')], horizontalrule: () => [element('hr')], paywall: () => [] },
  ...{
    signup: () => unseen('kg-signup-card'),
    email: ({ html: said }) => [withClass('div', 'kg-email-card', html(said))],
  },
  'email-cta': ({ html: said }) => [withClass('div', 'kg-email-card', html(said))],
};

function readMarkdown({ markdown }: Payload): MarkupNode[] {
  return parseMarkup(marked.parse(text(markdown), { async: false }));
}

/** A card of Ghost's editor as the markup that Ghost itself makes of it; undefined for one that nobody knows. */
export const cardMarkup = (name: string, payload: Payload): MarkupNode[] | undefined =>
  Object.hasOwn(CARDS, name) ? CARDS[name]?.(payload) : undefined;
