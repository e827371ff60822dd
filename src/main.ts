import './server/lib/node-version.ts';
import path from 'node:path';
import { type Database, openDatabase } from '#db/open.ts';
import { renewDemoOffers, seedDemo } from '#seed/demo.ts';
import { drawDemoPicture } from '#seed/pictures.ts';
import { createApi } from '#server/api/create-api.ts';
import { createMediaService } from '#server/domain/media/media.service.ts';
import { type Environment, readEnvironment } from '#server/env.ts';
import { startHousekeeping } from '#server/housekeeping.ts';
import { buildApp } from '#server/http/app.ts';
import { mediaRoutes } from '#server/http/routes/media.ts';
import { systemClock } from '#server/lib/clock.ts';
import { ensureWritable } from '#server/lib/data-dir.ts';
import { createLogger } from '#server/lib/logger.ts';
import { shutDownOnSignal } from '#server/lib/shutdown.ts';
import { explainStartFailure } from '#server/lib/start-failure.ts';
import { listen } from '#server/listen.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { createServices } from '#server/services.ts';
import { installDiscovery } from './discovery.ts';
import { builtPages, type Pages } from './pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const say = (line: string) => process.stdout.write(`${line}\n`);

async function prepareDatabase(env: Environment): Promise<Database> {
  const database = await openDatabase({
    ...(env.DATABASE_URL && { url: env.DATABASE_URL }),
    dataDir: env.DATA_DIR,
    onProgress: say,
  });
  if (env.SEED === 'demo') {
    if (await seedDemo(database.db, systemClock())) say('The database was empty: demo content is in place.');
    await renewDemoOffers(database.db, systemClock());
  }
  return database;
}

/** Messages go to the administrator's address; without it, or without a mail server, they wait in the inbox. */
function mailOf({ SMTP_URL, MAIL_FROM, ADMIN_EMAIL, PUBLIC_URL }: Environment) {
  if (!SMTP_URL || !ADMIN_EMAIL) return undefined;
  const from = MAIL_FROM ?? `vitrina@${new URL(PUBLIC_URL).hostname}`;
  return { mailer: createMailer(SMTP_URL, from), to: ADMIN_EMAIL };
}

const loadPages = async (): Promise<Pages> =>
  process.argv.includes('--dev') ? (await import('./pages-dev.ts')).devPages(root) : builtPages(root);

/** The one place where the parts meet. */
async function start(): Promise<void> {
  const env = readEnvironment();
  const logger = createLogger({ level: env.LOG_LEVEL, readable: process.stdout.isTTY });
  ensureWritable(env.DATA_DIR);
  const database = await prepareDatabase(env);
  const services = createServices({ db: database.db, clock: systemClock });
  const stopHousekeeping = startHousekeeping({ services, logger, mail: mailOf(env) });
  const pages = await loadPages();
  const api = createApi(services, pages.renderContent);
  const mediaDir = path.join(env.DATA_DIR, 'media');
  const media = createMediaService({ directory: mediaDir, draw: drawDemoPicture });
  let stopping = false;
  const app = await buildApp({
    api,
    logger,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    pingDatabase: () => database.client.query('SELECT 1'),
    isStopping: () => stopping,
    extend: async (instance) => {
      await instance.register(mediaRoutes, { media });
      const { renderContent } = pages;
      await installDiscovery(instance, {
        services,
        media,
        mediaDir,
        renderContent,
        publicUrl: env.PUBLIC_URL,
      });
      await pages.install(instance, { api, clock: systemClock, publicUrl: env.PUBLIC_URL });
    },
  });
  shutDownOnSignal({
    steps: [() => app.close(), () => pages.close(), stopHousekeeping, () => database.close()],
    onSignal: (signal) => {
      stopping = true;
      logger.info({ signal }, 'Stopping: no new requests, finishing those under way');
    },
    onFailure: (error) => logger.error({ err: error }, 'Stopping failed'),
  });
  await listen(app, { host: env.HOST, port: env.PORT });
  say(`Vitrina is ready: ${env.PUBLIC_URL}/br`);
}

start().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
