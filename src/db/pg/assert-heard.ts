import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SqlClient } from '../client.ts';
import { DatabaseStartError } from '../start-error.ts';
import { readAddress } from './address.ts';
import { unreachable } from './errors.ts';

const CHANNEL = 'vitrina_heard';
const WAIT_MS = 3_000;

interface Addresses {
  url: string;
  listenUrl: string | undefined;
}

/**
 * A notification has to come back: behind a pooler, or from another server than the one that is written to, none does,
 * and nobody would say so; pages would be late for as long as the program runs.
 */
export async function assertHeard(client: SqlClient, { url, listenUrl }: Addresses): Promise<void> {
  const word = randomUUID();
  const { promise: heard, resolve } = Promise.withResolvers<true>();
  const stop = await client
    .listen(CHANNEL, (payload) => payload === word && resolve(true))
    .catch((error: unknown) => {
      throw listenUrl
        ? unreachable(error, readAddress(listenUrl), 'DATABASE_LISTEN_URL')
        : unreachable(error, readAddress(url));
    });
  try {
    await client.query('SELECT pg_notify($1, $2)', [CHANNEL, word]);
    // Not held up by what is left of the wait: a command ends when its work is done.
    if (await Promise.race([heard, pause(WAIT_MS, false, { ref: false })])) return;
  } finally {
    await stop();
  }
  throw new DatabaseStartError(
    'deaf',
    'What one connection to the database tells does not reach the one that listens. Where DATABASE_URL leads to a pooler, set DATABASE_LISTEN_URL to the address of the PostgreSQL server itself, with the same database.',
  );
}
