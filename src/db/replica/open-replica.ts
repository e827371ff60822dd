import type { SqlClient } from '../client.ts';
import { identityOf } from './identity.ts';
import { createReadingClient } from './reading-client.ts';
import { createReplica, type Replica } from './replica.ts';
import { openStandby } from './standby.ts';

interface ReplicaOptions {
  url: string;
  connections: number | undefined;
  /** Told why it cannot be used, and when it can again: never a reason not to start. */
  onChange: (sentence: string) => void;
}

/** What every transaction that was over before lies below. Where commits do not wait for the disk, that is not the place on it. */
const MARK = `SELECT pg_wal_lsn_diff(
  CASE current_setting('synchronous_commit')
    WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn()
  END, '0/0')::text AS mark`;

/** A server that follows the main one answers those who only read. */
export async function openReplica(
  main: SqlClient,
  { url, connections, onChange }: ReplicaOptions,
): Promise<{ client: SqlClient; replica: Replica }> {
  const { of: copyOf } = await identityOf(main);
  const standby = openStandby({ url, connections, times: main.times, copyOf });
  const markOfMain = async () => {
    const { rows } = await main.query<{ mark: string }>(MARK);
    return BigInt(rows[0]?.mark ?? '');
  };
  const replica = createReplica({ standby, markOfMain, onChange });
  return { client: createReadingClient(main, replica), replica };
}
