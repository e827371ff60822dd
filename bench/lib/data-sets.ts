import os from 'node:os';
import path from 'node:path';
import type { Api } from '#contract/all.endpoints.ts';
import { locales } from '#contract/site/locales.ts';
import type { SqlClient } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { type Database, drizzleOn, openDatabase } from '#db/open.ts';
import { PgliteClient } from '#db/pglite/client.ts';
import { seedDemo } from '#seed/demo.ts';
import { fillPosts } from '#seed/large/fill-posts.ts';
import { tidyUp } from '#seed/large/tidy-up.ts';
import { createApi } from '#server/api/create-api.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import { createServices } from '#server/services.ts';
import { keptFolder } from './pglite-cache.ts';
import { openBenchServer } from './postgres.ts';

const sizes = { small: 1_000, large: 100_000 } as const;
const engines = ['PGlite', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];

export interface DataSet {
  database: Database;
  api: Api;
}

/** The same posts twice on one engine: 1,000 of them, and 100,000. */
export interface DataSetPair {
  engine: Engine;
  small: DataSet;
  large: DataSet;
}

export interface DataSets {
  /** Opened at the first call; throws where the engine is not installed. */
  pair(engine: Engine): Promise<DataSetPair>;
  /** One pair for each engine that this machine has. */
  pairs(): AsyncIterable<DataSetPair>;
  close(): Promise<void>;
}

export function createDataSets(say: (line: string) => void): DataSets {
  const opened = new Map<Engine, Promise<DataSetPair>>();
  const closers: (() => Promise<void>)[] = [];

  async function open(engine: Engine): Promise<DataSetPair> {
    const openOne = engine === 'PGlite' ? openOnPglite : await serverOpener();
    return { engine, small: await openOne(sizes.small), large: await openOne(sizes.large) };
  }

  async function serverOpener() {
    const server = await openBenchServer();
    closers.push(server.stop);
    return async (size: number) => {
      const set = serve(await openDatabase({ url: await server.createDatabase(), dataDir: '' }));
      await fill(set.database.client, size);
      return set;
    };
  }

  async function openOnPglite(size: number): Promise<DataSet> {
    const dataDir = await keptFolder(size, async (folder) => {
      const client = await PgliteClient.open(path.join(folder, 'database'), { durable: false });
      await migrateDatabase(client);
      await fill(client, size);
      await client.close();
    });
    return serve(await openDatabase({ dataDir }));
  }

  /** Nothing measured here renders an article's body or asks for a picture. */
  function serve(database: Database): DataSet {
    closers.push(() => database.close());
    return {
      database,
      api: createApi(
        createServices({
          db: database.db,
          clock: systemClock,
          publicUrl: 'http://localhost:3000',
          pictures: createMediaService({ directory: os.tmpdir() }),
        }),
        () => '',
      ),
    };
  }

  async function fill(client: SqlClient, size: number): Promise<void> {
    say(`Making a data set of ${size.toLocaleString('en-US')} posts on ${client.kind}…`);
    const db = drizzleOn(client);
    const now = systemClock();
    await seedDemo(db, now);
    await fillPosts(db, { locales, posts: size, now });
    await tidyUp(client);
  }

  function pair(engine: Engine): Promise<DataSetPair> {
    const known = opened.get(engine) ?? open(engine);
    opened.set(engine, known);
    return known;
  }

  return {
    pair,
    async *pairs() {
      for (const engine of engines) {
        const found = await pair(engine).catch((error: Error) =>
          say(`${engine} is left out. ${error.message}`),
        );
        if (found) yield found;
      }
    },
    async close() {
      for (const close of closers.reverse()) await close();
    },
  };
}
