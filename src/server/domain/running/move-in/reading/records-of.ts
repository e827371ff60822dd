import { UNKNOWN_HOST } from '../entries/links.ts';
import { decodeLoosely } from './decode-loosely.ts';
import { readJsonRows } from './json-rows.ts';
import { chunksOf, type SourceText } from './open-source.ts';
import { refuseSource } from './refuse-source.ts';
import { readWxr, type WxrRecord } from './wxr-records.ts';

type GhostRow = Record<string, unknown>;

const cutOff = (name: string) => refuseSource(`${name} ends too early.`, 'source_cut_off');

/** The records of a text, to its end; one that has none is refused. */
export async function* recordsOf(text: SourceText): AsyncGenerator<WxrRecord> {
  const records = readWxr(decodeLoosely(chunksOf(text)));
  for (let next = await records.next(); ; next = await records.next()) {
    if (!next.done) yield next.value;
    else if (next.value.isWhole) return;
    else throw cutOff(text.name);
  }
}

interface NumberedRow {
  table: string;
  number: number;
  /** Undefined where it cannot be read: it spoils itself alone. */
  row: GhostRow | undefined;
}

function parsed(text: string, address: string | undefined): GhostRow | undefined {
  try {
    const value: unknown = JSON.parse(text.replaceAll('__GHOST_URL__', address ?? UNKNOWN_HOST));
    return typeof value === 'object' && value !== null ? (value as GhostRow) : undefined;
  } catch {
    return undefined;
  }
}

export async function* rowsOf(text: SourceText, address: string | undefined): AsyncGenerator<NumberedRow> {
  const rows = readJsonRows(decodeLoosely(chunksOf(text)));
  const numbers = new Map<string, number>();
  for (let next = await rows.next(); ; next = await rows.next()) {
    if (next.done) {
      if (next.value.isWhole) return;
      throw cutOff(text.name);
    }
    const { table } = next.value;
    const number = (numbers.get(table) ?? 0) + 1;
    numbers.set(table, number);
    yield { table, number, row: 'text' in next.value ? parsed(next.value.text, address) : undefined };
  }
}
