import type { SqlClient } from '../client.ts';
import { assertOutsideTransaction } from '../transaction-scope.ts';
import { currentReading } from './reading.ts';
import type { Replica } from './replica.ts';

/** What may be asked of a server that takes no changes; it refuses what only looks like it. */
const READS = /^\s*(?:select|with)\b/i;

/** The main server, but for what somebody asks who only reads. */
export function createReadingClient(main: SqlClient, replica: Replica): SqlClient {
  /** Whoever changes something reads on where he changed it. */
  const stayAtMain = (): void => {
    const reading = currentReading();
    if (reading) reading.atMain ??= 'writes';
  };
  return {
    kind: main.kind,
    place: main.place,
    times: main.times,
    async query(text, params, options) {
      const reading = currentReading();
      if (!reading) return main.query(text, params, options);
      assertOutsideTransaction(main);
      if (!READS.test(text)) stayAtMain();
      return replica.read(
        reading,
        (session) => session.query(text, params, options),
        () => main.query(text, params, options),
      );
    },
    exec(text) {
      stayAtMain();
      return main.exec(text);
    },
    transaction(work, options) {
      stayAtMain();
      return main.transaction(work, options);
    },
    listen: main.listen.bind(main),
    stats: () => ({ ...main.stats(), replica: replica.stats() }),
    async close() {
      await Promise.all([replica.close(), main.close()]);
    },
  };
}
