import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { type Flow, paragraph, softened } from './flow.ts';
import { findAll, isElement, type Markup, type MarkupNode } from './markup.ts';
import type { MakeBlocks, Walk } from './walk.ts';

type Table = Extract<ContentBlock, { type: 'table' }>;
type Row = Table['content'][number];
type Cell = Row['content'][number];

const ROWS = 200;
const COLUMNS = 12;
const NESTED = new Set(['table']);

const isRow = ({ tag }: Markup) => tag === 'tr';
const isCell = (node: MarkupNode): node is Markup =>
  isElement(node) && (node.tag === 'td' || node.tag === 'th');

/** A cell holds paragraphs and lists: what has to stand by itself follows the table, with its words in the cell where it has any. */
function cellFlow(blocks: ContentBlock[], after: ContentBlock[]): Flow[] {
  return blocks.flatMap((block): Flow[] => {
    const flow = softened(block);
    if (flow) return flow;
    if (block.type === 'embed') return [paragraph(block.attrs.title ?? block.attrs.href, block.attrs.href)];
    if (block.type === 'file') return [paragraph(block.attrs.name, block.attrs.src)];
    if (block.type === 'details') return [paragraph(block.attrs.summary), ...block.content];
    if (block.type === 'table')
      return block.content.flatMap((row) => row.content.flatMap((cell) => cell.content));
    after.push(block);
    return [];
  });
}

function rowOf(node: Markup, walk: Walk, after: ContentBlock[]): Cell[] {
  const cells: Cell[] = [];
  for (const cell of node.children.filter(isCell)) {
    const isHeader = cell.tag === 'th';
    const content = cellFlow(walk.blocksOf(cell.children), after);
    const last = cells.at(-1);
    // More columns than a screen has room for share the last.
    if (cells.length === COLUMNS && last) last.content.push(...content);
    else
      cells.push({
        type: isHeader ? 'tableHeader' : 'tableCell',
        content: content.length > 0 ? content : [{ type: 'paragraph' }],
      });
    const span = Math.min(Number.parseInt(cell.attributes.colspan ?? '1', 10) || 1, COLUMNS);
    for (let n = 1; n < span && cells.length < COLUMNS; n += 1)
      cells.push({ type: isHeader ? 'tableHeader' : 'tableCell', content: [{ type: 'paragraph' }] });
  }
  return cells;
}

const isEmpty = (cells: Cell[]): boolean =>
  cells.every(({ content }) => content.every((flow) => flow.type === 'paragraph' && !flow.content?.length));

export const tableBlocks: MakeBlocks = (node, walk) => {
  const after: ContentBlock[] = [];
  const caption = findAll(node.children, ({ tag }) => tag === 'caption' || NESTED.has(tag)).filter(
    ({ tag }) => tag === 'caption',
  );
  const said = caption.flatMap(({ children }) => walk.blocksOf(children));
  const rows = findAll(node.children, (each) => isRow(each) || NESTED.has(each.tag)).filter(isRow);
  const cells = rows.map((row) => rowOf(row, walk, after)).filter((row) => row.length > 0 && !isEmpty(row));
  const width = Math.max(0, ...cells.map(({ length }) => length));
  const filled: Row[] = cells.map((row) => ({
    type: 'tableRow',
    content: [
      ...row,
      ...Array.from(
        { length: width - row.length },
        (): Cell => ({
          type: 'tableCell',
          content: [{ type: 'paragraph' }],
        }),
      ),
    ],
  }));
  const tables: ContentBlock[] = [];
  for (let from = 0; from < filled.length; from += ROWS)
    tables.push({ type: 'table', content: filled.slice(from, from + ROWS) });
  return [...said, ...tables, ...after];
};
