import type { ContentBlock, ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { paragraph } from '../converting/flow.ts';
import { UNKNOWN_HOST } from '../entries/links.ts';

/** Every picture of a document, with what it shows. */
export function picturesIn({ content }: ContentDocument): { src: string; alt: string }[] {
  return content.flatMap((block) => {
    if (block.type === 'image') return [block.attrs];
    if (block.type === 'gallery') return block.attrs.pictures;
    return block.type === 'embed' && block.attrs.picture ? [{ src: block.attrs.picture, alt: '' }] : [];
  });
}

/** One that is nowhere stays at its old address, over https: it may come back, and somebody may put another there. */
const atHome = (src: string): string | undefined =>
  src.startsWith(UNKNOWN_HOST) ? undefined : src.replace(/^http:/, 'https:');

/** The document with each picture where it is now; one that was below no host leaves its caption. */
export function placePictures(
  document: ContentDocument,
  placeOf: (src: string) => string | undefined,
): ContentDocument {
  const find = (src: string) => placeOf(src) ?? atHome(src);
  const content = document.content.flatMap((block): ContentBlock[] => {
    if (block.type === 'image') {
      const src = find(block.attrs.src);
      if (src !== undefined) return [{ ...block, attrs: { ...block.attrs, src } }];
      return block.attrs.caption ? [paragraph(block.attrs.caption)] : [];
    }
    if (block.type === 'gallery') {
      const pictures = block.attrs.pictures.flatMap((each) => {
        const src = find(each.src);
        return src === undefined ? [] : [{ ...each, src }];
      });
      const lost = block.attrs.pictures.filter(({ src, caption }) => find(src) === undefined && caption);
      const captions = lost.map(({ caption }) => paragraph(caption ?? ''));
      return [...(pictures.length > 0 ? [{ ...block, attrs: { pictures } }] : []), ...captions];
    }
    if (block.type !== 'embed' || !block.attrs.picture) return [block];
    const { picture, ...attrs } = block.attrs;
    const found = placeOf(picture);
    return [{ ...block, attrs: found === undefined ? attrs : { ...attrs, picture: found } }];
  });
  return { ...document, content };
}
