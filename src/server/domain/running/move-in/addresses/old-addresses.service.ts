import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { AskedAddress, AskedAddresses } from '#contract/running/move-in/move-in.admin.schemas.ts';
import type { UploadStream } from '#contract/site/endpoint.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { AskAddress } from '#server/domain/readers/redirects/ask-address.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { SourceIndex } from '../source-index.ts';
import { addressReport, askAll, gatherAddresses } from './ask-addresses.ts';

export type AskedNumbers = Pick<AskedAddresses, 'numbers' | 'more'> & { first: AskedAddress[] };

/** A list of addresses that the old site had, and what becomes of each here. Nobody is asked over the network. */
export function createOldAddressesService({ ask, scratch }: { ask: AskAddress; scratch: string }) {
  const newFolder = async () => {
    await mkdir(scratch, { recursive: true });
    return mkdtemp(path.join(scratch, 'addresses-'));
  };
  const { atDesk, byCommand, shown } = engineLimits.moveIn.addresses;

  async function* inFolder(folder: string, index: SourceIndex, more: boolean): AsyncGenerator<string> {
    try {
      yield* addressReport(askAll(index, ask), more);
    } finally {
      index.close();
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    /** As one text of JSON, part by part: a list that is none is refused before its first word. */
    async askUpload(caller: Caller, { chunks }: UploadStream): Promise<AsyncIterable<string>> {
      requireRole(caller, 'owner');
      const folder = await newFolder();
      try {
        const file = path.join(folder, 'list');
        await writeFile(file, chunks);
        const { index, more } = await gatherAddresses(file, { folder, most: atDesk });
        return inFolder(folder, index, more);
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw error;
      }
    },

    /** All of it told into the notes of a run; how many of each, and the first that lead nowhere. */
    async askFile(file: string, tell: (asked: AskedAddress) => void): Promise<AskedNumbers> {
      const folder = await newFolder();
      const numbers = { 200: 0, 301: 0, 404: 0 };
      const first: AskedAddress[] = [];
      try {
        const { index, more } = await gatherAddresses(file, { folder, most: byCommand });
        try {
          for await (const asked of askAll(index, ask)) {
            numbers[asked.answer] += 1;
            if (asked.answer === 404 && first.length < shown) first.push(asked);
            tell(asked);
          }
        } finally {
          index.close();
        }
        return { numbers, more, first };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
