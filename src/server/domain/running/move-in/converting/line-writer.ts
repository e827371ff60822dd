import type { ContentBlock, ContentInline } from '#contract/writing/content/content.schemas.ts';

export interface Marks {
  bold?: true;
  italic?: true;
  strike?: true;
  code?: true;
  link?: string;
}

type TextNode = Extract<ContentInline, { type: 'text' }>;

/** Within what the document's schema takes: a longer text becomes several, which read as one. */
const TEXT_CHARS = 20_000;
const LINE_NODES = 1_900;
const SPACES = /[ \t\r\n\f]+/g;

function markList({ link, code, ...marks }: Marks): NonNullable<TextNode['marks']> {
  const list: NonNullable<TextNode['marks']> = [];
  if (link !== undefined) list.push({ type: 'link', attrs: { href: link } });
  // The editor lets nothing stand beside code; a link is worth more than its letters.
  else if (code) return [{ type: 'code' }];
  for (const type of ['bold', 'italic', 'strike'] as const) if (marks[type]) list.push({ type });
  return list;
}

function cut(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + TEXT_CHARS;
    // Never between the halves of one character.
    const isHalf = end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1));
    parts.push(text.slice(from, isHalf ? end - 1 : end));
    from = isHalf ? end - 1 : end;
  }
  return parts;
}

const isBreak = (node: ContentInline | undefined): boolean => node?.type === 'hardBreak';

/** Text as browsers show it, gathered into paragraphs; blocks stand between them. */
export class LineWriter {
  readonly blocks: ContentBlock[] = [];
  #line: ContentInline[] = [];
  #key = '';

  /** Nothing stands in the paragraph yet, or it ends with a space: another one would not be seen. */
  get #swallowsSpace(): boolean {
    const last = this.#line.at(-1);
    return last === undefined || last.type === 'hardBreak' || last.text.endsWith(' ');
  }

  text(written: string, marks: Marks, isExact = false): void {
    const spaced = isExact ? written : written.replace(SPACES, ' ');
    const text = !isExact && this.#swallowsSpace ? spaced.replace(/^ /, '') : spaced;
    if (text === '') return;
    const list = markList(marks);
    const key = JSON.stringify(list);
    const last = this.#line.at(-1);
    if (last?.type === 'text' && this.#key === key && last.text.length + text.length <= TEXT_CHARS) {
      last.text += text;
      return;
    }
    for (const part of cut(text))
      this.#line.push({ type: 'text', text: part, ...(list.length > 0 && { marks: list }) });
    this.#key = key;
    if (this.#line.length >= LINE_NODES) this.endLine();
  }

  lineBreak(): void {
    const last = this.#line.at(-1);
    if (last?.type === 'text') last.text = last.text.replace(/ $/, '');
    this.#line.push({ type: 'hardBreak' });
    if (this.#line.length >= LINE_NODES) this.endLine();
  }

  /** The paragraph so far, without what nobody sees at its ends. */
  takeLine(): ContentInline[] {
    const line = this.#line.filter((node) => node.type !== 'text' || node.text !== '');
    this.#line = [];
    this.#key = '';
    while (isBreak(line[0])) line.shift();
    for (let last = line.at(-1); last; last = line.at(-1)) {
      if (last.type === 'text') last.text = last.text.trimEnd();
      if (last.type === 'text' && last.text !== '') break;
      line.pop();
    }
    const isSeen = line.some((node) => node.type === 'text' && node.text.trim() !== '');
    return isSeen ? line : [];
  }

  endLine(): void {
    const content = this.takeLine();
    if (content.length > 0) this.blocks.push({ type: 'paragraph', content });
  }

  block(...blocks: ContentBlock[]): void {
    this.endLine();
    this.blocks.push(...blocks);
  }
}
