import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import type { ContentFacts, ContentFound } from './check-facts.ts';
import { otherTextsOf } from './content-walk.ts';
import { languageOf } from './language-words.ts';
import { type Confidence, otherLanguage } from './text-language.ts';

/** A whole text has words enough; a paragraph is told apart sooner, and is only pointed at. */
const ofText: Confidence = { words: 12, times: 2 };
const ofBlock: Confidence = { words: 6, times: 3 };
const OPENING_CHARS = 60;

/** Code is in no language of people. */
const wordsOf = (block: ContentBlock): string =>
  block.type === 'codeBlock'
    ? ''
    : [documentText({ type: 'doc', content: [block] }), ...otherTextsOf(block)].join(' ').trim();

const opening = (text: string): string =>
  text.length > OPENING_CHARS ? `${text.slice(0, OPENING_CHARS).trimEnd()}…` : text;

/** Whether it is in its edition's language: all of it, or block by block. `lines` are its title and whatever else is read. */
export function checkLanguage(
  { fields, edition }: Pick<ContentFacts, 'fields' | 'edition'>,
  lines: string[],
  found: ContentFound,
): void {
  const expected = languageOf(edition.locale);
  const blocks = fields.content.content.map(wordsOf);
  const all = [...lines, ...blocks].join(' ');
  if (otherLanguage(all, expected, ofText)) {
    found('language_other', 'content', opening(all.trim()));
    return;
  }
  for (const [index, text] of blocks.entries()) {
    if (otherLanguage(text, expected, ofBlock)) found('language_left', `content.${index}`, opening(text));
  }
}
