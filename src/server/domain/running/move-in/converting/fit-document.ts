import { limits } from '#contract/site/limits.ts';
import type {
  ContentBlock,
  ContentDocument,
  ContentInline,
} from '#contract/writing/content/content.schemas.ts';
import { contentInput } from '#contract/writing/posts/post-fields.schemas.ts';

const BLOCKS = 2_000;
const LINE_NODES = 1_900;

/** Paragraphs that follow each other as lines of one: a text of thousands of them has no room for each. */
function joined(blocks: ContentBlock[]): ContentBlock[] {
  const made: ContentBlock[] = [];
  for (const block of blocks) {
    const last = made.at(-1);
    const [before, after] = [
      last?.type === 'paragraph' && last.content,
      block.type === 'paragraph' && block.content,
    ];
    if (before && after && before.length + after.length + 2 <= LINE_NODES) {
      const breaks: ContentInline[] = [{ type: 'hardBreak' }, { type: 'hardBreak' }];
      before.push(...breaks, ...after);
    } else made.push(block.type === 'paragraph' ? { ...block, content: [...(block.content ?? [])] } : block);
  }
  return made;
}

/** The blocks as a document that the schema takes; undefined where they are too many or too long for one. */
export function fitDocument(blocks: ContentBlock[]): ContentDocument | undefined {
  const content = blocks.length > BLOCKS ? joined(blocks) : blocks;
  const { success, data } = contentInput.safeParse({ type: 'doc', content });
  if (!success || JSON.stringify(data).length > limits.writing.contentChars) return undefined;
  return data;
}
