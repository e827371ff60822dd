import '#server/lib/process/node-version.ts';
import '#server/lib/process/file-mask.ts';
import path from 'node:path';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { renewDemoOffers, seedDemo } from '#seed/demo.ts';
import { drawDemoPicture } from '#seed/pictures.ts';
import { databaseOf } from '#server/database-env.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { createOriginalStore } from '#server/domain/writing/media/original-store.ts';
import { type Environment, readEnvironment } from '#server/env.ts';
import { ensureFirstAdministrator } from '#server/first-administrator.ts';
import { createLogger, type Logger } from '#server/lib/logger.ts';
import { closeToOthers, ensureWritable } from '#server/lib/process/data-dir.ts';
import { ensureRoom } from '#server/lib/process/enough-room.ts';
import { shutDownOnSignal } from '#server/lib/process/shutdown.ts';
import { nameSourcesInCrashes } from '#server/lib/process/source-lines.ts';
import { explainStartFailure } from '#server/lib/process/start-failure.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import { listen } from '#server/listen.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { countedMailer } from '#server/metrics/counted-mailer.ts';
import { createServices } from '#server/services.ts';
import { createObjectStore, missingWithoutBucket } from '#server/storage/create-object-store.ts';
import { startBackground } from './background.ts';
import { startPurging } from './edge.ts';
import { createTallies } from './metrics.ts';
import { buildSite, buildWorker } from './site.ts';
import { openStaticPages } from './static-pages.ts';

type Tallies = ReturnType<typeof createTallies>;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function prepareDatabase(env: Environment, logger: Logger): Promise<Database> {
  const database = await openDatabase({
    ...databaseOf(env),
    // Who runs jobs alone changes things: nothing that it reads may be from before.
    readUrl: env.ROLE === 'worker' ? undefined : env.DATABASE_READ_URL,
    onReplica: (sentence) => logger.warn(sentence),
    onProgress: say,
  });
  database.replica?.begin();
  if (env.SEED === 'demo') {
    if (await seedDemo(database.db, systemClock())) say('The database was empty: demo content is in place.');
    await renewDemoOffers(database.db, systemClock());
  }
  return database;
}

function mailerOf({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Environment, { mails }: Tallies): Mailer | undefined {
  if (!SMTP_URL) return undefined;
  const from = MAIL_FROM ?? `vitrina@${new URL(PUBLIC_URL).hostname}`;
  return countedMailer(createMailer(SMTP_URL, from), mails);
}

/** The one place where the parts meet. */
async function start(): Promise<void> {
  const env = readEnvironment();
  const logger = createLogger({ level: env.LOG_LEVEL, readable: process.stdout.isTTY });
  ensureWritable(env.DATA_DIR);
  const short = ensureRoom({ dataDir: env.DATA_DIR, isEmbedded: env.DATABASE_URL === undefined });
  if (short) logger.warn(short);
  const closed = closeToOthers(env.DATA_DIR);
  if (closed) logger.warn(closed);
  const { objects, close: closeObjects } = await createObjectStore(env);
  const missing = missingWithoutBucket(env);
  if (missing) logger.warn(missing);
  const database = await prepareDatabase(env, logger);
  const tallies = createTallies();
  const mailer = mailerOf(env, tallies);
  const mediaDir = path.join(env.DATA_DIR, 'media');
  const media = createMediaService({
    directory: mediaDir,
    originals: createOriginalStore(objects),
    verifyEvery: env.S3_BUCKET ? engineLimits.pictures.verifyEvery : undefined,
    draw: drawDemoPicture,
  });
  const services = createServices({
    db: database.db,
    client: database.client,
    clock: systemClock,
    pictures: media,
    objects,
    scratch: path.join(env.DATA_DIR, 'scratch'),
    backupPassphrase: env.BACKUP_PASSPHRASE,
    publicUrl: env.PUBLIC_URL,
    linkChecks: env.LINK_CHECKS,
    feedHosts: env.FEED_HOSTS,
    edge: env,
    indexNow: { key: env.INDEXNOW_KEY, endpoint: env.INDEXNOW_URL },
    mailer,
    onFailure: (error) => logger.warn({ err: error }, 'What an answer had left to do failed'),
  });
  for (const line of await ensureFirstAdministrator(services, env)) say(line);
  const mail = mailer && { mailer, to: env.ADMIN_EMAIL };
  let stopping = false;
  const isStopping = () => stopping;
  let warming = env.WARM_UP_MS > 0;
  const isWarming = () => warming;
  const parts = { env, database, services, tallies, media, objects, mediaDir, logger, isStopping, isWarming };
  const site = env.ROLE === 'worker' ? await buildWorker(parts) : await buildSite(parts);
  const stopBackground = startBackground({
    role: env.ROLE,
    database,
    services,
    logger,
    mail,
    onEnd: (job, state) => tallies.jobs.add(`${job} ${state}`),
    readVariants: site.readVariants,
    openPages: () => openStaticPages({ services, media, mediaDir, publicUrl: env.PUBLIC_URL }),
  });
  const stopPurging = await startPurging({ env, database, logger, figures: tallies.edge });
  shutDownOnSignal({
    graceMs: env.SHUTDOWN_GRACE_MS,
    steps: [
      () => site.app.close(),
      site.close,
      stopBackground,
      stopPurging,
      services.accounts.idle,
      async () => mailer?.close(),
      async () => closeObjects(),
      () => database.close(),
    ],
    onSignal: (signal) => {
      stopping = true;
      services.jobEvents.close();
      logger.info({ signal }, 'Stopping: not ready any more, finishing what comes until nobody is sent here');
    },
    onFailure: (error) => logger.error({ err: error }, 'Stopping failed'),
  });
  await listen(site.app, { host: env.HOST, port: env.PORT });
  if (isWarming()) {
    const pages = (await site.warmUp?.(env.WARM_UP_MS)) ?? 0;
    if (pages > 0) logger.info({ pages }, 'Pages that readers ask for are ready ahead of them');
    warming = false;
  }
  if (isStopping()) return;
  say(env.ROLE === 'worker' ? 'Vitrina is ready: it runs jobs' : `Vitrina is ready: ${env.PUBLIC_URL}/br`);
}

nameSourcesInCrashes();
start().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
