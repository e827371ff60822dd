import path from 'node:path';
import type { AskedAddress } from '#contract/running/move-in/move-in.admin.schemas.ts';
import type { AskAddress } from '#server/domain/readers/redirects/ask-address.ts';
import { SourceIndex } from '../source-index.ts';
import { readAddresses } from './read-addresses.ts';

export interface Asking {
  ask: AskAddress;
  /** A folder of this machine for what is needed for a while only. */
  folder: string;
  most: number;
}

/** Each address of a list once, however often it is named; all of them are read before the first is asked. */
export async function gatherAddresses(
  file: string,
  { folder, most }: Pick<Asking, 'folder' | 'most'>,
): Promise<{ index: SourceIndex; more: boolean }> {
  const index = new SourceIndex(path.join(folder, 'addresses.sqlite'));
  let kept = 0;
  try {
    for await (const address of readAddresses(file)) {
      if (index.get('address', address) !== undefined) continue;
      if (kept === most) return { index, more: true };
      kept += 1;
      index.put('address', address, true);
    }
    return { index, more: false };
  } catch (error) {
    index.close();
    throw error;
  }
}

/** What becomes of each, one after the other: readers are asked for nothing meanwhile. */
export async function* askAll(index: SourceIndex, ask: AskAddress): AsyncGenerator<AskedAddress> {
  index.flush();
  for (const { key } of index.all<true>('address')) yield { path: key, ...(await ask(key)) };
}

/** As one text of JSON, part by part as it is found out. */
export async function* addressReport(
  asked: AsyncIterable<AskedAddress>,
  more: boolean,
): AsyncGenerator<string> {
  const numbers = { 200: 0, 301: 0, 404: 0 };
  let isFirst = true;
  yield '{"addresses":[';
  for await (const each of asked) {
    numbers[each.answer] += 1;
    yield `${isFirst ? '' : ','}\n${JSON.stringify(each)}`;
    isFirst = false;
  }
  yield `],\n"numbers":${JSON.stringify(numbers)},"more":${more}}\n`;
}
