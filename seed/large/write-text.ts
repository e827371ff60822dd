import type { ContentBlock, ContentDocument } from '#contract/writing/content/content.schemas.ts';
import type { PostPlan } from './post-plan.ts';
import type { Inflected, Thing, Vocabulary } from './vocabulary.ts';

export interface WrittenPost {
  title: string;
  excerpt: string;
  keyword: string;
  content: ContentDocument;
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('A vocabulary has an empty list.');
  return found;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const agreeing = (word: Inflected, { feminine }: Thing) => (feminine ? word.feminine : word.masculine);

/** Replaces {tokens}; {{placeholders}} are the reader's, and stay. */
function filler(words: Vocabulary, plan: PostPlan, thing: Thing): (template: string) => string {
  const tokens: Record<string, string> = {
    Best: agreeing(words.best, thing),
    things: thing.name,
    Things: capitalised(thing.name),
    quality: agreeing(at(words.qualities, plan.quality), thing),
    for: at(words.situations, plan.situation),
    brand: plan.brand,
    model: plan.model,
    rival: plan.rival,
    count: String(plan.count),
  };
  return (template) =>
    template.replace(/\{\{\w+\}\}|\{(\w+)\}/g, (whole, token: string | undefined) =>
      token === undefined ? whole : (tokens[token] ?? whole),
    );
}

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});

const heading = (text: string): ContentBlock => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});

const bulletList = (texts: string[]): ContentBlock => ({
  type: 'bulletList',
  content: texts.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
});

/** Puts a plan into an edition's words. */
export function writePost(words: Vocabulary, plan: PostPlan): WrittenPost {
  const thing = at(words.things[plan.category], plan.thing);
  const fill = filler(words, plan, thing);
  const said = (list: readonly string[], index: number) => fill(at(list, index));
  const points = new Set(plan.points.map((index) => said(words.points, index)));
  return {
    title: said(plan.dated ? words.datedTitles : words.titles, plan.title),
    excerpt: `${said(words.openings, plan.opening)} ${said(words.closings, plan.closing)}`,
    keyword: thing.name,
    content: {
      type: 'doc',
      content: [
        paragraph(said(words.paragraphs, plan.paragraphs[0])),
        heading(said(words.headings, plan.heading)),
        paragraph(said(words.paragraphs, plan.paragraphs[0] + 1 + (plan.paragraphs[1] % 5))),
        bulletList([...points]),
        { type: 'verdict', content: [paragraph(said(words.verdicts, plan.verdict))] },
      ],
    },
  };
}
