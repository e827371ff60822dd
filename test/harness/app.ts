import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Api } from '#contract/endpoints.ts';
import type { Database } from '#db/open.ts';
import { seedDemo } from '#seed/demo.ts';
import { createApi } from '#server/api/create-api.ts';
import { type AppParts, buildApp } from '#server/http/app.ts';
import { createLogger } from '#server/lib/logger.ts';
import { createServices } from '#server/services.ts';
import { type Engine, useDatabase } from './database.ts';

/** The moment at which the demo content of every test was published. */
export const demoNow = new Date('2026-10-15T12:00:00Z');

/** A clock that stands still until it is told to move. */
export function createTestClock(start = demoNow) {
  let now = start;
  const clock = () => now;
  return Object.assign(clock, {
    moveTo(moment: string | Date): void {
      now = new Date(moment);
    },
  });
}

export interface TestApp extends Database {
  app: FastifyInstance;
  api: Api;
  clock: ReturnType<typeof createTestClock>;
}

const logger = createLogger({ level: 'silent', readable: false });

/** The server without a socket. Whatever a test does not name answers as if all were well. */
export const buildTestApp = (parts: Partial<AppParts> & Pick<AppParts, 'api'>): Promise<FastifyInstance> =>
  buildApp({ logger, publicUrl: 'http://vitrina.test', pingDatabase: async () => {}, ...parts });

/** The server on a database of its own with the demo content: `const site = useApp('pg')`, then `site().app`. */
export function useApp(engine: Engine): () => TestApp {
  const database = useDatabase(engine);
  let site: TestApp | undefined;
  beforeAll(async () => {
    const { db } = database();
    const clock = createTestClock();
    await seedDemo(db, clock());
    const api = createApi(createServices({ db, clock }));
    site = { ...database(), api, clock, app: await buildTestApp({ api }) };
  });
  afterAll(() => site?.app.close());
  return () => {
    if (!site)
      throw new Error('The app is there in tests and hooks only, not while they are being declared.');
    return site;
  };
}
