import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import type { FeedCaps } from '#server/domain/commerce/imports/formats/feed-caps.ts';
import {
  flattenJson,
  type JsonItem,
  readJsonArray,
  readJsonLines,
} from '#server/domain/commerce/imports/formats/json-values.ts';
import { ReportProblem } from './report-problem.ts';
import type { TableLine } from './table.ts';

const COLUMN_ITEMS = 200;
const MAX_DEPTH = 5;

/** Numbers keep their own spelling. */
const asWritten = (_key: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' ? (context?.source ?? String(value)) : value;

/** The first list of objects, however deep an answer has packed it. */
function listIn(value: unknown, depth = 0): object[] | undefined {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value))
    return value.length > 0 && value.every((each) => typeof each === 'object' && each) ? value : undefined;
  for (const each of Object.values(value)) {
    const found = listIn(each, depth + 1);
    if (found) return found;
  }
  return undefined;
}

async function* itemsOfDocument(text: AsyncIterable<string>): AsyncGenerator<JsonItem> {
  let whole = '';
  for await (const piece of text) {
    whole += piece;
    if (whole.length > earningLimits.documentBytes) throw new ReportProblem('too_large');
  }
  let value: unknown;
  try {
    value = JSON.parse(whole, asWritten as (key: string, value: unknown) => unknown);
  } catch (error) {
    throw new ReportProblem('damaged', (error as Error).message);
  }
  const list = listIn(value) ?? [];
  for (const each of list) yield { text: JSON.stringify(each) };
}

/** Whether every line is an object by itself. */
function hasObjectLines(head: string): boolean {
  const [first = '', second] = head.trim().split('\n', 2);
  try {
    JSON.parse(first);
    return second !== undefined;
  } catch {
    return false;
  }
}

function itemsOf(head: string, text: AsyncIterable<string>, caps: FeedCaps): AsyncIterable<JsonItem> {
  if (head.trimStart().startsWith('[')) return readJsonArray(text, caps);
  return hasObjectLines(head) ? readJsonLines(text, caps) : itemsOfDocument(text);
}

const cellsOf = (item: JsonItem, caps: FeedCaps) =>
  'text' in item ? flattenJson(item.text, caps) : { problem: item.problem };

/** Objects as lines: the names that are in the first of them are the header, and have no line. */
export async function* jsonLines(
  head: string,
  open: () => AsyncIterable<string>,
  caps: FeedCaps,
): AsyncGenerator<TableLine> {
  const columns = new Set<string>();
  let seen = 0;
  for await (const item of itemsOf(head, open(), caps)) {
    const flat = cellsOf(item, caps);
    if ('cells' in flat) for (const name of Object.keys(flat.cells)) columns.add(name);
    seen += 1;
    if (seen >= COLUMN_ITEMS) break;
  }
  const names = [...columns].slice(0, caps.columns);
  yield { line: 0, cells: names };
  let line = 0;
  for await (const item of itemsOf(head, open(), caps)) {
    line += 1;
    const flat = cellsOf(item, caps);
    if ('cells' in flat) yield { line, cells: names.map((name) => flat.cells[name] ?? '') };
    else yield { line, cells: [''], tooLong: true };
  }
}
