import '#server/lib/process/file-mask.ts';
import './lib/commands/small-process.ts';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { isLocale, type Locale, locales } from '#contract/site/locales.ts';
import type { Services } from '#server/services.ts';
import { explainCommand, UsageError } from './lib/commands/explain-command.ts';
import { bringOwnContent } from './lib/commands/own-content.ts';
import { withSite } from './lib/commands/with-site.ts';

const HELP = `Content as JSON, from one site to another, whichever database each has: editions, settings (nothing secret),
categories, products, reviews, offers, posts, launches, links, redirects and pictures. No people, no messages, no history.

  npm run content -- export FILE [--locale ${locales.join('|')}]
  npm run content -- import FILE [--dry-run]

What is imported keeps its numbers. A row that is there already must be the very same, else nothing is imported and
each is named: so a whole site goes into an empty one (start it with SEED=none), and editions of one site one by one.
Both sites must run the same version. The embedded database serves one program at a time: stop the server first.`;

const WHILE_RUNNING =
  'Stop the server, run this again, and start it. Exporting works at /admin/backups, too.';
const actor = { id: null, name: 'npm run content' };

function readArguments(args: string[]) {
  const options = {
    locale: { type: 'string' },
    'dry-run': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { locale } = values;
    if (locale !== undefined && !isLocale(locale))
      throw new Error(`--locale takes one of ${locales.join(', ')}, not "${locale}".`);
    return { locale, dryRun: values['dry-run'] ?? false, help: values.help, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function exportTo({ contentTransfer }: Services, file: string, locale: Locale | undefined) {
  if (existsSync(file)) throw new UsageError(`${file} is there already. Choose another name.`);
  const partial = `${file}.partial`;
  try {
    await pipeline(contentTransfer.write(locale), createWriteStream(partial));
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
  return [`${file} holds the content of ${locale ?? 'every edition'}.`];
}

async function importFrom({ contentTransfer }: Services, file: string, dryRun: boolean): Promise<string[]> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  return bringOwnContent(contentTransfer, [file], { actor, dryRun });
}

try {
  const { help, positionals, locale, dryRun } = readArguments(process.argv.slice(2));
  const [command, given] = positionals;
  if (help) console.log(HELP);
  else {
    if ((command !== 'export' && command !== 'import') || !given || positionals.length > 2)
      throw new UsageError('Say export or import, and which file.');
    const file = path.resolve(given);
    const lines = await withSite((services) =>
      command === 'export' ? exportTo(services, file, locale) : importFrom(services, file, dryRun),
    );
    for (const line of lines) console.log(line);
  }
} catch (error) {
  console.error(explainCommand(error, 'content', WHILE_RUNNING));
  process.exitCode = 1;
}
