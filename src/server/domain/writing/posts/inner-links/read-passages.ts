import type { ContentBlock, ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { foldText } from '#i18n/fold.ts';

export interface Word {
  stem: string;
  /** Where it begins and ends in its passage. */
  at: number;
  end: number;
}

/** A run of text that no link, line or sentence ends: what a link can be laid on. */
export interface Passage {
  /** The block of the document that it stands in. */
  block: number;
  text: string;
  words: Word[];
}

interface AnyNode {
  type: string;
  text?: string;
  marks?: { type: string }[];
  content?: AnyNode[] | undefined;
}

/** Headings lead nowhere, and cards, code and captions are no sentences. */
const RUNNING = new Set<ContentBlock['type']>([
  'paragraph',
  'bulletList',
  'orderedList',
  'blockquote',
  'callout',
  'details',
  'verdict',
]);
const WORD = /[\p{L}\p{N}]+/gu;
/** Between what cannot be one passage. No text has it: it stands for a picture or the like. */
const BREAK = '\uFFFC';
const ENDS = /[.!?;:\uFFFC\n]/;

/** One and many alike, in all four languages: "panelas" and "panela", "aspirapolveri" and "aspirapolvere". */
export function stemOf(word: string): string {
  const folded = foldText(word);
  const single = folded.length > 4 ? folded.replace(/s$/, '') : folded;
  return single.length > 4 ? single.replace(/[aeio]$/, '') : single;
}

export const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    stem: stemOf(word),
    at: index,
    end: index + word.length,
  }));

/** The same words come again in thousands of titles: each is folded once. */
export function createStems(): (text: string) => string[] {
  const known = new Map<string, string>();
  return (text) =>
    (text.match(WORD) ?? []).map((word) => {
      const stem = known.get(word) ?? stemOf(word);
      known.set(word, stem);
      return stem;
    });
}

/** What is linked already counts as an end. */
function plainText(node: AnyNode): string {
  if (node.type === 'text')
    return node.marks?.some(({ type }) => type === 'link') ? BREAK : (node.text ?? '');
  const inner = (node.content ?? []).map(plainText).join('');
  return node.content === undefined || node.type !== 'paragraph' ? BREAK + inner : inner + BREAK;
}

export function passagesOf({ content }: ContentDocument): Passage[] {
  return content.flatMap((block, index) => {
    if (!RUNNING.has(block.type)) return [];
    return plainText(block as AnyNode)
      .split(ENDS)
      .filter((text) => text.trim() !== '')
      .map((text) => ({ block: index, text, words: wordsIn(text) }));
  });
}
