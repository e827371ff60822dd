import { z } from 'zod';
import { isLinkHref, isWebHref, MAX_HREF_CHARS } from './link-href.ts';

/** How a file is offered: heard, watched or taken along. */
const fileKinds = ['audio', 'video', 'file'] as const;

/**
 * An article's body: a document in TipTap's JSON, allowlisted node by node. What is not described here
 * cannot be stored, so no HTML is ever trusted.
 */
const productId = z.int().positive();
export const linkHref = z
  .string()
  .max(MAX_HREF_CHARS)
  .refine(isLinkHref, 'Use a path, #anchor, http(s) or mailto address.');

/** An address on the web: what can be embedded is at a host. */
const webHref = linkHref.refine(isWebHref, 'Use an http or https address.');
const caption = z.string().max(500).optional();

const markSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['bold', 'italic', 'strike', 'code']) }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: linkHref }) }),
]);
const textSchema = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(20_000),
  marks: z.array(markSchema).max(5).optional(),
});
const inlineSchema = z.union([textSchema, z.strictObject({ type: z.literal('hardBreak') })]);
const inlines = z.array(inlineSchema).max(2000).optional();

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inlines });
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  content: inlines,
});
const listItem = z.strictObject({
  type: z.literal('listItem'),
  get content() {
    return z.array(z.union([paragraph, bulletList, orderedList])).min(1);
  },
});
const bulletList = z.strictObject({ type: z.literal('bulletList'), content: z.array(listItem).min(1) });
const orderedList = z.strictObject({ type: z.literal('orderedList'), content: z.array(listItem).min(1) });
const flow = z.union([paragraph, bulletList, orderedList]);

const tableCell = z.strictObject({
  type: z.enum(['tableHeader', 'tableCell']),
  content: z.array(flow).min(1),
});
const tableRow = z.strictObject({ type: z.literal('tableRow'), content: z.array(tableCell).min(1).max(12) });

const blockSchema = z.discriminatedUnion('type', [
  paragraph,
  heading,
  bulletList,
  orderedList,
  z.strictObject({ type: z.literal('blockquote'), content: z.array(flow).min(1) }),
  z.strictObject({ type: z.literal('horizontalRule') }),
  z.strictObject({
    type: z.literal('image'),
    attrs: z.strictObject({
      src: linkHref,
      alt: z.string().max(300),
      caption,
      /** Beyond the column of the text, where a screen has the room. */
      wide: z.literal(true).optional(),
    }),
  }),
  z.strictObject({ type: z.literal('table'), content: z.array(tableRow).min(1).max(200) }),
  z.strictObject({ type: z.literal('callout'), content: z.array(flow).min(1) }),
  z.strictObject({
    type: z.literal('faq'),
    attrs: z.strictObject({
      items: z
        // A question without its answer is unfinished, not wrong: it is kept, and readers do not see it yet.
        .array(z.strictObject({ question: z.string().max(500), answer: z.string().max(5000) }))
        .min(1)
        .max(30),
    }),
  }),
  z.strictObject({ type: z.literal('productCard'), attrs: z.strictObject({ productId }) }),
  z.strictObject({
    type: z.literal('quickPicks'),
    attrs: z.strictObject({
      picks: z
        .array(z.strictObject({ productId, label: z.string().max(80) }))
        .min(1)
        .max(12),
    }),
  }),
  z.strictObject({
    type: z.literal('comparisonTable'),
    attrs: z.strictObject({ productIds: z.array(productId).min(1).max(12) }),
  }),
  z.strictObject({
    type: z.literal('prosCons'),
    attrs: z.strictObject({ pros: z.array(z.string()).max(12), cons: z.array(z.string()).max(12) }),
  }),
  z.strictObject({ type: z.literal('verdict'), content: z.array(paragraph).min(1) }),
  z.strictObject({
    type: z.literal('gallery'),
    attrs: z.strictObject({
      pictures: z
        .array(z.strictObject({ src: linkHref, alt: z.string().max(300), caption }))
        .min(1)
        .max(60),
    }),
  }),
  /** A video, or whatever else is shown elsewhere; which players can be opened in place says `embed-players.ts`. */
  z.strictObject({
    type: z.literal('embed'),
    attrs: z.strictObject({
      href: webHref,
      title: z.string().max(300).optional(),
      picture: linkHref.optional(),
    }),
  }),
  z.strictObject({
    type: z.literal('codeBlock'),
    attrs: z.strictObject({ language: z.string().max(40).optional() }),
    content: z
      .array(textSchema.omit({ marks: true }))
      .max(2000)
      .optional(),
  }),
  z.strictObject({
    type: z.literal('button'),
    attrs: z.strictObject({ href: linkHref, label: z.string().min(1).max(120) }),
  }),
  z.strictObject({
    type: z.literal('details'),
    attrs: z.strictObject({ summary: z.string().min(1).max(500) }),
    content: z.array(flow).min(1),
  }),
  /** Played in place where it is one of our own sounds or videos, otherwise a line that leads to it. */
  z.strictObject({
    type: z.literal('file'),
    attrs: z.strictObject({
      src: linkHref,
      name: z.string().min(1).max(300),
      kind: z.enum(fileKinds),
      caption,
      size: z.int().nonnegative().optional(),
    }),
  }),
]);

export const contentDocumentSchema = z.strictObject({
  type: z.literal('doc'),
  content: z.array(blockSchema).max(2000),
});

export type ContentDocument = z.infer<typeof contentDocumentSchema>;
export type ContentBlock = z.infer<typeof blockSchema>;
export type ContentInline = z.infer<typeof inlineSchema>;
export type ContentListItem = z.infer<typeof listItem>;
/** One kind of block. */
export type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>;
