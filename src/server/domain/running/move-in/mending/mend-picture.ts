import type { ContentBlock, ContentDocument } from '#contract/writing/content/content.schemas.ts';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';

/** One picture in the place of another, wherever a document shows it. */
function inBlock(block: ContentBlock, find: (src: string) => string): ContentBlock {
  if (block.type === 'image') return { ...block, attrs: { ...block.attrs, src: find(block.attrs.src) } };
  if (block.type === 'gallery') {
    const pictures = block.attrs.pictures.map((each) => ({ ...each, src: find(each.src) }));
    return { ...block, attrs: { pictures } };
  }
  if (block.type === 'embed' && block.attrs.picture)
    return { ...block, attrs: { ...block.attrs, picture: find(block.attrs.picture) } };
  return block;
}

/** Texts have what is nowhere over https, whatever the source said. */
const namesOf = (url: string): Set<string> => new Set([url, url.replace(/^http:/, 'https:')]);

/** What an article that misses a picture is with another; undefined where it does not miss it any more. */
export function withPicture(
  { content, imageUrl }: { content: ContentDocument; imageUrl: string | null },
  { url, isCover, address }: { url: string; isCover: boolean; address: string },
): Partial<PostFields> | undefined {
  const names = namesOf(url);
  const seen = { found: false };
  const find = (src: string): string => {
    if (!names.has(src)) return src;
    seen.found = true;
    return address;
  };
  const mended = { ...content, content: content.content.map((block) => inBlock(block, find)) };
  const takesCover = isCover && imageUrl === null;
  if (!seen.found && !takesCover) return undefined;
  return { ...(seen.found && { content: mended }), ...(takesCover && { imageUrl: address }) };
}
