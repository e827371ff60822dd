import type { Caller } from '#contract/people/accounts/caller.ts';
import type { DatabaseOverview, DatabaseTable } from '#contract/running/database/database.admin.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { roleAtLeast } from '#contract/site/roles.ts';
import { clientOf } from '#db/long-transaction.ts';
import type { Db } from '#db/open.ts';
import { checkpoint } from '#db/upkeep.ts';
import { knownMigrations } from '#db/versions/known-migrations.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { DomainError } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import * as queries from './database-overview.queries.ts';

const { countedRows, slowest: shown, sqlChars } = engineLimits.databaseOverview;

/** What the database is and holds. Each engine tells what it knows; what it does not is null. */
export function createDatabaseOverview({ db, clock }: { db: Db; clock: Clock }) {
  async function listTables(): Promise<DatabaseTable[]> {
    const tables = await queries.listTables(db);
    const counts = await queries.countRows(db, tables, countedRows);
    return tables.map(({ schema, name, estimate, tidiedAt, ...facts }) => {
      const counted = counts.get(`${schema}.${name}`) ?? 0;
      const isEstimate = counted > countedRows;
      return {
        schema,
        name,
        isEstimate,
        rows: isEstimate ? Math.max(estimate, counted) : counted,
        bytes: facts.bytes,
        indexBytes: facts.indexBytes,
        deadRows: facts.deadRows,
        tidiedAt: tidiedAt === null ? null : new Date(tidiedAt).toISOString(),
      };
    });
  }

  async function listMigrations() {
    const known = new Map(knownMigrations().map(({ at, name }) => [at, name]));
    // The baseline stands for what an older database has of the steps before it.
    return (await queries.listAppliedMigrations(db)).flatMap((at) => {
      const name = known.get(at);
      return name === undefined ? [] : [{ name, madeAt: new Date(at).toISOString() }];
    });
  }

  async function listSlowest(): Promise<DatabaseOverview['slowest']> {
    if (await queries.hasStatementStatistics(db)) {
      const items = await queries.listServerStatements(db, shown).catch(() => undefined);
      if (items) {
        const shortened = items.map((item) => ({ ...item, sql: item.sql.slice(0, sqlChars) }));
        return { source: 'server', items: shortened };
      }
    }
    const items = clientOf(db)
      .times.list(shown)
      .map(({ sql, calls, totalMs, maxMs }) => ({ sql, calls, meanMs: totalMs / calls, maxMs }));
    return { source: 'process', items };
  }

  const lastCheckpoint = async () => {
    const at = await queries.findCheckpoint(db).catch(() => null);
    return at?.toISOString() ?? null;
  };

  return {
    async get(caller: Caller): Promise<DatabaseOverview> {
      const { role } = requireRole(caller, 'viewer');
      const isOwner = roleAtLeast(role, 'owner');
      const client = clientOf(db);
      const { version, bytes, mayCheckpoint } = await queries.findServer(db);
      return {
        engine: client.kind === 'pg' ? 'server' : 'embedded',
        version,
        // Where it stands, and what was asked of it, is of use to those who run it.
        place: isOwner ? client.place : null,
        bytes,
        tables: await listTables(),
        migrations: await listMigrations(),
        connections: client.kind === 'pg' ? await queries.listConnections(db).catch(() => null) : null,
        slowest: isOwner ? await listSlowest() : null,
        checkpoint: { at: await lastCheckpoint(), allowed: mayCheckpoint },
      };
    },

    async checkpoint(caller: Caller): Promise<{ at: string | null }> {
      const actor = requireRole(caller, 'owner');
      const { mayCheckpoint } = await queries.findServer(db);
      if (!mayCheckpoint) {
        throw new DomainError('conflict', 'The role may not.', { reason: 'no_checkpoint_right' });
      }
      await checkpoint(clientOf(db));
      const details = { checkpoint: true };
      await db.transaction((tx) =>
        recordAudit(tx, actor, clock(), { action: 'updated', subject: 'database', details }),
      );
      return { at: await lastCheckpoint() };
    },
  };
}
