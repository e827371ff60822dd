import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import { type ContentFacts, type ContentFound, leftPlaceholder } from './check-facts.ts';
import { otherTextsOf, textsOf } from './content-walk.ts';

/** A rule between two chapters is no content. */
const says = (block: ContentBlock): boolean => {
  if (['paragraph', 'heading', 'horizontalRule', 'codeBlock'].includes(block.type)) {
    return textsOf(block).some(({ text }) => text.trim() !== '');
  }
  return true;
};

function picturesOf(block: ContentBlock): { src: string; alt: string }[] {
  if (block.type === 'image') return [block.attrs];
  return block.type === 'gallery' ? block.attrs.pictures : [];
}

export function checkBlocks({ fields, edition, now }: ContentFacts, found: ContentFound): void {
  const { content } = fields.content;
  if (!content.some(says)) found('body_empty', 'content');
  const shown = (text: string) => resolvePlaceholders(text, edition.locale, edition.timeZone, now);
  content.forEach((block, index) => {
    const where = `content.${index}`;
    for (const { src, alt } of picturesOf(block)) {
      if (alt.trim() === '') found('image_alt_missing', where, src);
    }
    // Code is shown letter for letter: braces in it are somebody's program.
    if (block.type === 'codeBlock') return;
    // Only headings have their placeholders filled in; elsewhere a reader would see the braces.
    const running = textsOf(block).map(({ text }) => (block.type === 'heading' ? shown(text) : text));
    const left = [running.join(''), ...otherTextsOf(block)].map(leftPlaceholder).find(Boolean);
    if (left) found('placeholder_unknown', where, left);
  });
}
