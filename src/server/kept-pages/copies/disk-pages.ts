import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exactBytes } from './exact-bytes.ts';
import type { KeptPage } from './kept-page.ts';

/** A page that is kept for a restart, and beside it the same page without prices. */
export interface StoredPage {
  page: KeptPage;
  withoutPrices: Buffer | undefined;
}

/** A file is a line of JSON, the compressed page, and its copy without prices. */
export class DiskPages {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  #file(key: string): string {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 40);
    return path.join(this.#directory, name.slice(0, 2), `${name}.page`);
  }

  async get(key: string): Promise<StoredPage | undefined> {
    const stored = await readPage(this.#file(key));
    return stored?.page.key === key ? stored : undefined;
  }

  /** Whole or not at all: whoever reads the file sees the old page or the new one. */
  async set(page: KeptPage, withoutPrices?: Buffer): Promise<void> {
    const file = this.#file(page.key);
    const temporary = `${file}.${randomUUID()}.tmp`;
    const content = contentOf(page, withoutPrices);
    await writeFile(temporary, content).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(temporary, content);
    });
    await rename(temporary, file);
  }

  /** The same, where nobody else waits for the thread. */
  setAtOnce(page: KeptPage, withoutPrices?: Buffer): void {
    const file = this.#file(page.key);
    const temporary = `${file}.${randomUUID()}.tmp`;
    const content = contentOf(page, withoutPrices);
    try {
      fs.writeFileSync(temporary, content);
    } catch (error) {
      if (!isMissing(error)) throw error;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(temporary, content);
    }
    fs.renameSync(temporary, file);
  }

  async delete(key: string): Promise<void> {
    await rm(this.#file(key), { force: true });
  }

  /** Removes what has not been written for longest, folder by folder, until a share of the limit is left. */
  async trim(maxBytes: number): Promise<void> {
    const folders = await readdir(this.#directory).catch(() => []);
    const share = maxBytes / Math.max(folders.length, 1);
    for (const folder of folders) await trimFolder(path.join(this.#directory, folder), share);
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

function contentOf({ brotli, position, ...facts }: KeptPage, withoutPrices?: Buffer): Buffer {
  const line = JSON.stringify({ ...facts, position: String(position), bytes: brotli.length });
  return Buffer.concat([Buffer.from(`${line}\n`), brotli, ...(withoutPrices ? [withoutPrices] : [])]);
}

async function readPage(file: string): Promise<StoredPage | undefined> {
  try {
    const content = await readFile(file);
    const end = content.indexOf(0x0a);
    const { position, bytes, ...facts } = JSON.parse(content.subarray(0, end).toString());
    const brotli = exactBytes(content.subarray(end + 1, end + 1 + bytes));
    const rest = content.subarray(end + 1 + bytes);
    if (brotli.length !== bytes) return undefined;
    const page: KeptPage = { ...facts, position: BigInt(position), brotli };
    return { page, withoutPrices: rest.length > 0 ? rest : undefined };
  } catch {
    return undefined;
  }
}

async function trimFolder(folder: string, maxBytes: number): Promise<void> {
  const files = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const facts = await stat(file).catch(() => undefined);
    if (facts) files.push({ file, size: facts.size, at: facts.mtimeMs });
  }
  let total = 0;
  for (const { file, size } of files.sort((a, b) => b.at - a.at)) {
    total += size;
    if (total > maxBytes) await rm(file, { force: true });
  }
}
