import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import type { Attachment, Conversion } from '#server/domain/running/move-in/converting/conversion.ts';
import { isProvider } from '#server/domain/running/move-in/converting/embeds.ts';
import { fitDocument } from '#server/domain/running/move-in/converting/fit-document.ts';
import type { MarkupNode } from '#server/domain/running/move-in/converting/markup.ts';
import { toBlocks, withEmbeds } from '#server/domain/running/move-in/converting/to-blocks.ts';
import { wordpressMarkup } from '#server/domain/running/move-in/converting/wordpress-text.ts';
import { sentenceOf, type Why } from '#server/domain/running/move-in/why.ts';

const attachments: Record<string, Attachment> = {
  1: {
    url: 'https://old.example/a.jpg',
    alt: 'Um',
    caption: 'Legenda <b>um</b>',
    title: 'a',
    mime: 'image/jpeg',
  },
  2: { url: 'https://old.example/b.jpg', alt: '', caption: '', title: 'b', mime: 'image/jpeg' },
};

export function convert(markup: (left: (reason: Why) => void) => MarkupNode[]) {
  const left: string[] = [];
  const conversion: Conversion = {
    link: (href) => (/^(?:https?:|mailto:|\/|#)/.test(href) ? href : undefined),
    picture: (src) => (/^https?:/.test(src) ? src : undefined),
    file: (src) => (/^https?:/.test(src) ? src : undefined),
    attachment: (id) => attachments[id],
    ownAttachments: () => Object.values(attachments),
    sharedBlock: () => undefined,
    left: (kind, reason) => void left.push(`${kind}: ${sentenceOf(reason)}`),
  };
  const nodes = markup((reason) => void left.push(sentenceOf(reason)));
  const document = fitDocument(withEmbeds(toBlocks(nodes, conversion), isProvider));
  return { document, left, blocks: document?.content ?? [] };
}
export const wordpress = (html: string) =>
  convert((left) =>
    wordpressMarkup(html, {
      sharedBlock: (id) =>
        id === '5' ? '<!-- wp:paragraph --><p>Comum</p><!-- /wp:paragraph -->' : undefined,
      left,
    }),
  );

/** What readers would read of blocks, word by word, pictures' own words aside. */
export function wordsOf(blocks: readonly unknown[]): string[] {
  const said: string[] = [];
  const visit = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (['text', 'summary', 'label', 'caption', 'title', 'name'].includes(key)) said.push(value);
    } else if (Array.isArray(value)) for (const each of value) visit(each);
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) if (name !== 'marks') visit(each, name);
  };
  visit(blocks);
  return said.join(' ').split(/\s+/).filter(Boolean);
}
export const typesOf = (blocks: ContentBlock[]) => blocks.map(({ type }) => type);
