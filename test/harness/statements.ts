import fs from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import type { PgClient } from '#db/pg/client.ts';
import { PgliteClient } from '#db/pglite/client.ts';
import { makeTemporaryFolder } from './programs/temporary-folder.ts';

const seen = new Set<string>();
const folder = () => path.join(process.env.VITRINA_SCRATCH ?? '', 'statements');

/** Remembers what PostgreSQL has answered in tests, each text once. */
export function noteStatements(client: PgClient): void {
  const { times } = client;
  const measure = times.measure.bind(times);
  times.measure = async (sql, work) => {
    const answer = await measure(sql, work);
    if (!seen.has(sql)) {
      seen.add(sql);
      fs.mkdirSync(folder(), { recursive: true });
      fs.appendFileSync(path.join(folder(), `${threadId}.jsonl`), `${JSON.stringify(sql)}\n`);
    }
    return answer;
  };
}

const readNoted = (): string[] => {
  if (!fs.existsSync(folder())) return [];
  const lines = fs
    .readdirSync(folder())
    .flatMap((name) => fs.readFileSync(path.join(folder(), name), 'utf8').split('\n'));
  return [...new Set(lines.filter(Boolean))].map((line) => JSON.parse(line) as string);
};

/** Tables that a test makes for itself, and the queue's own: their tests run on both engines. */
const UNDEFINED_TABLE = '42P01';
/** Functions of extensions that tests install for themselves, on both engines. */
const INSTALLED = /\bbt_index_check\(|^SELECT unaccent\(/;
const PLANNED = /^\s*(?:select|insert|update|delete|with|merge|values)\b/i;

/**
 * Tests of rules run on one engine, and what they send to it must mean something to the other: whatever PostgreSQL was
 * asked in this run, the embedded database plans too. Answers with what it does not understand.
 */
export async function findForeignStatements(
  template: string,
): Promise<{ planned: number; foreign: string[] }> {
  const dataDir = path.join(makeTemporaryFolder(), 'database');
  fs.cpSync(template, dataDir, { recursive: true });
  const client = await PgliteClient.open(dataDir, { durable: false });
  const foreign: string[] = [];
  let planned = 0;
  for (const sql of readNoted().filter((text) => PLANNED.test(text) && !INSTALLED.test(text))) {
    planned += 1;
    await client.exec(`EXPLAIN (GENERIC_PLAN) ${sql}`).catch((error: Error & { code?: string }) => {
      if (error.code !== UNDEFINED_TABLE) foreign.push(`${error.message}: ${sql.slice(0, 300)}`);
    });
  }
  await client.close();
  return { planned, foreign };
}
