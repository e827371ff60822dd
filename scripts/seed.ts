import '#server/lib/process/file-mask.ts';
import './lib/commands/small-process.ts';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { isLocale, type Locale, locales } from '#contract/site/locales.ts';
import { openDatabase } from '#db/open.ts';
import { DatabaseStartError } from '#db/start-error.ts';
import { seedDemo } from '#seed/demo.ts';
import { fillPosts } from '#seed/large/fill-posts.ts';
import { createProgress } from '#seed/large/progress.ts';
import { tidyUp } from '#seed/large/tidy-up.ts';
import { databaseOf } from '#server/database-env.ts';
import { EnvironmentError, readEnvironment } from '#server/env.ts';
import { ensureWritable, StartError } from '#server/lib/process/data-dir.ts';

const HELP = `Fills the configured database (DATA_DIR, or DATABASE_URL) with posts for benchmarks and trials.

  npm run seed -- [options]

  --posts N     how many posts to add, in all editions together (10000)
  --locale L    only this edition: ${locales.join(', ')} (all of them)
  --help        this text

An empty database gets the demonstration first. Running it again adds more posts.`;

const MAX_POSTS = 5_000_000;
const postCount = z.coerce.number().int().min(1).max(MAX_POSTS);

class UsageError extends Error {}

interface Options {
  posts: number;
  locales: readonly Locale[];
}

function readOptions(args: string[]): Options | 'help' {
  const { values } = parse(args);
  if (values.help) return 'help';
  const posts = postCount.safeParse(values.posts);
  if (!posts.success) {
    throw new UsageError(`--posts takes a whole number from 1 to ${MAX_POSTS}, not "${values.posts}".`);
  }
  const { locale } = values;
  if (locale === undefined) return { posts: posts.data, locales };
  if (!isLocale(locale))
    throw new UsageError(`--locale takes one of ${locales.join(', ')}, not "${locale}".`);
  return { posts: posts.data, locales: [locale] };
}

function parse(args: string[]) {
  const options = {
    posts: { type: 'string', default: '10000' },
    locale: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ args, options });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function seed({ posts, locales: editions }: Options): Promise<void> {
  const env = readEnvironment();
  if (!env.DATABASE_URL) ensureWritable(env.DATA_DIR);
  const database = await openDatabase({
    ...databaseOf(env),
    onProgress: console.log,
  });
  try {
    const now = new Date();
    if (await seedDemo(database.db, now)) console.log('The database was empty: demo content is in place.');
    const progress = createProgress(process.stdout, posts);
    const written = await fillPosts(database.db, {
      posts,
      locales: editions,
      now,
      onProgress: progress.update,
    });
    const summary = progress.summary(written);
    console.log('Tidying up the tables…');
    await tidyUp(database.client);
    console.log(summary);
  } finally {
    await database.close();
  }
}

/** The messages of these were written for the person at the keyboard; anything else is a fault of ours. */
function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nSee: npm run seed -- --help`;
  if (error instanceof DatabaseStartError && error.reason === 'locked') {
    return `Nothing was seeded. ${error.message} Or stop the server while seeding.`;
  }
  if ([DatabaseStartError, EnvironmentError, StartError].some((kind) => error instanceof kind)) {
    return `Nothing was seeded. ${(error as Error).message}`;
  }
  return `Seeding failed:\n${error instanceof Error ? error.stack : String(error)}`;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(HELP);
  else await seed(options);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
