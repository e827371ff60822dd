import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';

interface AnyNode {
  marks?: { type: string }[] | undefined;
  content?: AnyNode[] | undefined;
}
const bare = (node: AnyNode): AnyNode => ({
  ...node,
  ...(node.marks && { marks: node.marks.filter(({ type }) => type !== 'link') }),
  ...(node.content && { content: node.content.map(bare) }),
});

/** The text as it was before anybody linked something. */
export const withoutLinks = (content: ContentDocument) => bare(content as AnyNode) as ContentDocument;
