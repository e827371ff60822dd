import { mediaName } from '#contract/writing/media/files.ts';
import type { ContentBlock, ContentDocument } from './content.schemas.ts';

/** The block without what is kept under a name; undefined where nothing is left of it. */
function blockWithout(block: ContentBlock, name: string): ContentBlock | undefined {
  const isIt = (url: string | undefined) => url !== undefined && mediaName(url) === name;
  switch (block.type) {
    case 'image':
    case 'file':
      return isIt(block.attrs.src) ? undefined : block;
    case 'gallery': {
      const pictures = block.attrs.pictures.filter(({ src }) => !isIt(src));
      return pictures.length > 0 ? { ...block, attrs: { pictures } } : undefined;
    }
    case 'embed': {
      const { picture, ...attrs } = block.attrs;
      return isIt(picture) ? { ...block, attrs } : block;
    }
    default:
      return block;
  }
}

/** The document without a picture or file of ours, wherever it shows it (db/schema/writing/media-shown-in.ts finds the same places). */
export const withoutMedia = ({ content, ...document }: ContentDocument, name: string): ContentDocument => ({
  ...document,
  content: content.flatMap((block) => blockWithout(block, name) ?? []),
});
