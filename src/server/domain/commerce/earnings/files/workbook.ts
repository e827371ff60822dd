import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import type { FeedCaps } from '#server/domain/commerce/imports/formats/feed-caps.ts';
import { type XmlListener, XmlReader } from '#server/domain/commerce/imports/formats/xml-events.ts';
import { ReportProblem } from './report-problem.ts';
import { SheetReader } from './sheet-reader.ts';
import type { Table, TableLine } from './table.ts';
import type { ZippedFile } from './zip-entries.ts';

const BOOK = 'xl/workbook.xml';
/** Some programs count days from 1904, and not from 1900. */
const DAYS_BETWEEN = 1462;
const without = (name: string) => name.slice(name.indexOf(':') + 1);

export const isWorkbook = (files: ZippedFile[]): boolean => files.some(({ name }) => name === BOOK);

async function* readXml<T>(file: ZippedFile, listener: XmlListener, caps: FeedCaps, take: () => T[]) {
  const decoder = new TextDecoder('utf-8');
  const reader = new XmlReader(listener, caps);
  for await (const chunk of file.bytes()) {
    reader.push(decoder.decode(chunk, { stream: true }));
    yield* take();
  }
  reader.end();
  yield* take();
}

/** What stands in the elements of this name, each by its attributes. */
async function elementsOf(file: ZippedFile | undefined, name: string, caps: FeedCaps) {
  const found: Record<string, string>[] = [];
  if (!file) return found;
  const listener: XmlListener = {
    open: (each, attributes) => {
      if (without(each) === name) found.push({ ...attributes });
    },
    text: () => {},
    close: () => {},
  };
  for await (const _none of readXml(file, listener, caps, () => []));
  return found;
}

/** The texts that cells name by their number; how one is read aloud is none of it. */
async function sharedTexts(file: ZippedFile | undefined, caps: FeedCaps): Promise<string[]> {
  const { texts: maxTexts, textChars } = earningLimits.spreadsheet;
  const texts: string[] = [];
  if (!file) return texts;
  let text = '';
  let chars = 0;
  let spoken = 0;
  let isText = false;
  const listener: XmlListener = {
    open: (name) => {
      const element = without(name);
      if (element === 'si') text = '';
      if (element === 'rPh') spoken += 1;
      isText = element === 't' && spoken === 0;
    },
    text: (piece) => {
      if (isText && text.length < caps.fieldChars) text += piece;
    },
    close: (name) => {
      const element = without(name);
      isText = false;
      if (element === 'rPh') spoken -= 1;
      if (element !== 'si') return;
      chars += text.length;
      if (texts.length >= maxTexts || chars > textChars) throw new ReportProblem('spreadsheet_too_large');
      texts.push(text);
    },
  };
  for await (const _none of readXml(file, listener, caps, () => []));
  return texts;
}

/** A table for each sheet. Formulas are never worked out: the value that was last stored with one counts. */
export async function workbookTables(files: ZippedFile[], caps: FeedCaps): Promise<Table[]> {
  if (files.some(({ name }) => /vbaproject\.bin$/i.test(name))) throw new ReportProblem('macros');
  const byName = new Map(files.map((file) => [file.name, file]));
  const [sheets, links, [properties], texts] = await Promise.all([
    elementsOf(byName.get(BOOK), 'sheet', caps),
    elementsOf(byName.get('xl/_rels/workbook.xml.rels'), 'Relationship', caps),
    elementsOf(byName.get(BOOK), 'workbookPr', caps),
    sharedTexts(byName.get('xl/sharedStrings.xml'), caps),
  ]);
  const targets = new Map(links.map(({ Id = '', Target = '' }) => [Id, Target]));
  const isFrom1904 = properties?.date1904 === '1' || properties?.date1904 === 'true';
  const tables = sheets.slice(0, earningLimits.tables).flatMap((sheet): Table[] => {
    const target = targets.get(sheet['r:id'] ?? '') ?? '';
    const file = byName.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    if (!file) return [];
    const lines = async function* (): AsyncGenerator<TableLine> {
      const reader = new SheetReader({ texts, caps });
      yield* readXml(file, reader, caps, () => reader.take());
    };
    return [{ name: sheet.name ?? '', isExact: true, dayShift: isFrom1904 ? DAYS_BETWEEN : 0, lines }];
  });
  if (tables.length === 0) throw new ReportProblem('empty');
  return tables;
}
