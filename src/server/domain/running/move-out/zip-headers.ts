/** A file in an archive: its name, what is known of its bytes once they were written, and where they begin. */
export interface ZipEntry {
  name: Buffer;
  /** Told before it is read, so that there is room for larger numbers. */
  isLarge: boolean;
  crc: number;
  packed: number;
  bytes: number;
  offset: number;
}

const MOST_32 = 0xff_ff_ff_ff;
const MOST_16 = 0xff_ff;
/** Sizes follow the bytes, and names are UTF-8. */
const FLAGS = 0x08_08;
const DEFLATED = 8;
/** The first day that the format knows: the same files make the same archive. */
const FIRST_DAY = 0x21;
const PLAIN = 20;
const LARGE = 45;

/** Numbers in a row, each as many bytes long as its digit says: "42" is four bytes and then two. */
function numbers(widths: string, ...values: number[]): Buffer {
  const parts = values.map((value, index) => {
    const width = Number(widths[index]);
    const made = Buffer.alloc(width);
    if (width === 8) made.writeBigUInt64LE(BigInt(value));
    else made.writeUIntLE(value, 0, width);
    return made;
  });
  return Buffer.concat(parts);
}

const headOf = (isLong: boolean): number[] => [isLong ? LARGE : PLAIN, FLAGS, DEFLATED, 0, FIRST_DAY];

export function localHeader({ name, isLarge }: ZipEntry): Buffer {
  // Sizes are not known yet: a large one says that they will be long.
  const extra = isLarge ? numbers('2288', 1, 16, 0, 0) : Buffer.alloc(0);
  const size = isLarge ? MOST_32 : 0;
  const sizes = [0, size, size, name.length, extra.length];
  return Buffer.concat([numbers('42222244422', 0x04_03_4b_50, ...headOf(isLarge), ...sizes), name, extra]);
}

export const descriptor = ({ isLarge, crc, packed, bytes }: ZipEntry): Buffer =>
  numbers(isLarge ? '4488' : '4444', 0x08_07_4b_50, crc, packed, bytes);

export function centralHeader({ name, isLarge, crc, packed, bytes, offset }: ZipEntry): Buffer {
  const isFar = offset >= MOST_32;
  const long = [...(isLarge ? [bytes, packed] : []), ...(isFar ? [offset] : [])];
  const extra = long.length > 0 ? numbers('22888', 1, long.length * 8, ...long) : Buffer.alloc(0);
  const isLong = isLarge || isFar;
  const sizes = [crc, isLarge ? MOST_32 : packed, isLarge ? MOST_32 : bytes, name.length, extra.length];
  const place = [0, 0, 0, 0, isFar ? MOST_32 : offset];
  const head = [0x02_01_4b_50, isLong ? LARGE : PLAIN, ...headOf(isLong), ...sizes, ...place];
  return Buffer.concat([numbers('42222224442222244', ...head), name, extra]);
}

/** The end of an archive, in the longer form where the shorter has no room for its numbers. */
export function endOfArchive({ count, bytes, offset }: Record<'count' | 'bytes' | 'offset', number>): Buffer {
  const isLong = count >= MOST_16 || bytes >= MOST_32 || offset >= MOST_32;
  const record = [0x06_06_4b_50, 44, LARGE, LARGE, 0, 0, count, count, bytes, offset];
  const locator = [0x07_06_4b_50, 0, offset + bytes, 1];
  const long = [numbers('4822448888', ...record), numbers('4484', ...locator)];
  const many = Math.min(count, MOST_16);
  const place = [Math.min(bytes, MOST_32), Math.min(offset, MOST_32), 0];
  const short = numbers('42222442', 0x06_05_4b_50, 0, 0, many, many, ...place);
  return Buffer.concat([...(isLong ? long : []), short]);
}
