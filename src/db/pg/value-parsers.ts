import pg from 'pg';
import { RAW_TYPES } from '../raw-types.ts';

const INT8 = 20;
const INT8_ARRAY = 1016;
const TEXT_ARRAY: number = 1009;

type Parse = (value: string) => unknown;

/** A number where it is exact, as PGlite does; pg's own answer is always a string. */
function parseInt8(value: string): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : BigInt(value);
}

function parseInt8Array(value: string): unknown[] {
  const items: (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY)(value);
  return items.map((item) => (item === null ? null : parseInt8(item)));
}

const parsers = new Map<number, Parse>([
  ...RAW_TYPES.map((type): [number, Parse] => [type, (value) => value]),
  [INT8, parseInt8],
  [INT8_ARRAY, parseInt8Array],
]);

/** Makes pg read values as PGlite does. */
export const valueParsers = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    parsers.get(type) ?? pg.types.getTypeParser(type, format as 'text'),
} as pg.CustomTypesConfig;
