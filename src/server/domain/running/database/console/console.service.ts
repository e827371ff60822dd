import type { Caller } from '#contract/people/accounts/caller.ts';
import type { ConsoleAnswer } from '#contract/running/database/database.admin.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Actor } from '#contract/site/roles.ts';
import { clientOf } from '#db/long-transaction.ts';
import type { Db } from '#db/open.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { isUnavailable } from '#server/lib/database-errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { secretTables } from './allowed-names.ts';
import { closeForWriting, listCallableNames, listColumns } from './console.queries.ts';
import { judgeStatement } from './judge-statement.ts';
import { CURSOR, type ReadRows, readAll, readQuery } from './read-rows.ts';

/** The whole of it, with what goes before and between. */
const MARGIN_MS = 1_000;
const TITLE_CHARS = 120;

/** Thrown once the answer is there: whatever a statement did besides is taken back. */
class NothingToKeep extends Error {}

/** From 1, as people count; PostgreSQL counts characters, and so does this. */
function placeOf(sql: string, at: number): { line: number; column: number } {
  const before = [...sql]
    .slice(0, at)
    .join('')
    .split(/\r\n|\r|\n/);
  return { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
}

type Problem = NonNullable<ConsoleAnswer['problem']>;

function refusedBy(error: unknown, sql: string, prefix: number): Problem {
  const { message, hint = '', position } = error as Error & { hint?: string; position?: string };
  const at = Number(position) - 1 - prefix;
  const place = at >= 0 ? placeOf(sql, at) : { line: null, column: null };
  return { code: 'refused', detail: message, hint, ...place };
}

interface Parts {
  db: Db;
  clock: Clock;
  /** After so many milliseconds a statement is ended. */
  timeout?: number;
}

/** What an owner asks the database by hand. Each statement is in the log before it runs. */
export function createConsole({ db, clock, timeout = engineLimits.console.timeout }: Parts) {
  let lastTurn: Promise<unknown> = Promise.resolve();

  async function read(sql: string, isQuery: boolean): Promise<ReadRows> {
    let found: ReadRows | undefined;
    const work = clientOf(db).transaction(
      async (tx) => {
        await closeForWriting(tx);
        found = await (isQuery ? readQuery : readAll)(tx, sql);
        throw new NothingToKeep();
      },
      { timeoutMs: timeout + MARGIN_MS, statementMs: timeout },
    );
    await work.catch((error: unknown) => {
      if (!(error instanceof NothingToKeep)) throw error;
    });
    return found ?? { columns: [], rows: [], cut: [] };
  }

  async function writeDown(actor: Actor, sql: string): Promise<void> {
    const title = sql.replace(/\s+/g, ' ').trim().slice(0, TITLE_CHARS);
    await db.transaction((tx) =>
      recordAudit(tx, actor, clock(), { action: 'queried', subject: 'database', title, details: { sql } }),
    );
  }

  async function run(actor: Actor, typed: string): Promise<ConsoleAnswer> {
    const nothing = { columns: [], rows: [], cut: [], ms: 0 };
    await writeDown(actor, typed);
    const judged = judgeStatement(typed, await listCallableNames(db));
    if ('refusal' in judged) {
      const { code, detail, at } = judged.refusal;
      const place = placeOf(typed, [...typed.slice(0, at)].length);
      return { ...nothing, problem: { code, detail, hint: '', ...place } };
    }
    const { sql, isQuery } = judged;
    const from = performance.now();
    try {
      const found = await read(sql, isQuery);
      return { ...found, ms: Math.round(performance.now() - from), problem: null };
    } catch (error) {
      const ms = Math.round(performance.now() - from);
      if (!isUnavailable(error))
        return { ...nothing, ms, problem: refusedBy(error, sql, isQuery ? CURSOR.length : 0) };
      if (ms < timeout) throw error;
      return {
        ...nothing,
        ms,
        problem: { code: 'too_long', detail: '', hint: '', line: null, column: null },
      };
    }
  }

  return {
    async listTables(caller: Caller) {
      requireRole(caller, 'owner');
      const open = (await listColumns(db)).filter(({ table }) => !secretTables.has(table));
      return [...Map.groupBy(open, ({ table }) => table)].map(([name, columns]) => ({
        name,
        columns: columns.map((column) => ({ name: column.name, type: column.type })),
      }));
    },

    /** One at a time: readers come first, and the embedded database has one session for everybody. */
    async run(caller: Caller, sql: string): Promise<ConsoleAnswer> {
      const actor = requireRole(caller, 'owner');
      const turn = lastTurn.then(() => run(actor, sql));
      lastTurn = turn.catch(() => {});
      return turn;
    },
  };
}
