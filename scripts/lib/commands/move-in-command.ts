import { closeSync, existsSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prettifyError, ZodError } from 'zod';
import { type EditionRules, type RuleKind, ruleKinds } from '#contract/running/move-in/edition-rules.ts';
import { type MovedKind, movedKinds, type UndoReason } from '#contract/running/move-in/move-in.words.ts';
import { type GivenChoices, moveInChoicesSchema } from '#contract/running/move-in/move-in-choices.schemas.ts';
import { isLocale, locales } from '#contract/site/locales.ts';
import { editionRows } from '#seed/demo-rows.ts';
import type { AskedNumbers } from '#server/domain/running/move-in/addresses/old-addresses.service.ts';
import type { MovedIn } from '#server/domain/running/move-in/move-in.service.ts';
import type { Services } from '#server/services.ts';
import { showProgress, UsageError } from './explain-command.ts';
import type { Command } from './run-command.ts';

const HELP = `Brings a site of WordPress or Ghost over: its articles and pages, authors, categories, pictures, addresses,
products and links to shops.

  npm run move-in -- FILE… [--edition ${locales.join('|')}] [--uploads ZIP_OR_FOLDER] [--dry-run] [--report FILE.json]
  npm run move-in -- --undo [RUN]
  npm run move-in -- --addresses FILE [--report FILE.json]

  FILE          what WordPress writes under Tools → Export (all parts at once), Ghost under Settings → Import/Export,
                or a zip that holds either; and tables of Pretty Links, ThirstyAffiliates or of products' names, as CSV
  --edition     where it goes; br unless you say otherwise
  --edition-of  where something goes that its old site tells apart, as often as you like: it=it (a language of Polylang or
                WPML), category:viaggi=it, tag:viaggi=it, path:/it/=it
  --uploads     the folder wp-content/uploads or content/images of the old site, or a zip or tar of it. Without it, pictures
                are fetched from the old site
  --dry-run     writes nothing, and tells what would be
  --report      a file for everything that is told: what was made, changed, the same and left behind
  --site        the old site's address, where the export does not say it (Ghost): https://old.example
  --allow-host  a host of a private network that may be asked for pictures this once, as NAME or NAME:PORT
  --choices     a file of JSON with what you decide: {"pages": "leave", "authors": {"login": "address-here"},
                "categories": {"slug": "address-here"}}; null instead of an address brings none along
  --addresses   a sitemap, an access log or a list of the old site's addresses: what becomes of each is told
  --undo        takes back what a run has brought (the last one, unless you give its number), as far as nobody has worked
                on it since, and names what it leaves

Run it again whenever you like, with the same file or a newer one: what is here stays, what changed there and not here is
brought over. The embedded database serves one program at a time: stop the server first. docs/moving-in.md tells more.`;

type Undone = Awaited<ReturnType<Services['moveInUndo']['undoNow']>>;

const actor = { id: null, name: 'npm run move-in' } as const;
/** Pictures are kept as if an owner had brought them in. */
const caller = {
  locale: 'br',
  address: '',
  headers: new Headers(),
  cookies: [],
  actor: { id: 'move-in', name: actor.name, role: 'owner', sessionId: '', proven: true },
} as const;

/** "it=it", "category:viaggi=it", "path:/it/=it". */
function readRules(written: string[]): EditionRules {
  const rules: EditionRules = {};
  for (const rule of written) {
    const [, named, what = '', edition] =
      /^(?:(language|category|tag|path):)?([^=]{1,200})=([a-z]{2})$/.exec(rule) ?? [];
    if (!isLocale(edition))
      throw new Error(
        `--edition-of takes a rule like it=it, category:viaggi=it or path:/it/=it, not "${rule}".`,
      );
    const kind = (named ?? 'language') as RuleKind;
    rules[kind] = { ...rules[kind], [what]: edition };
  }
  return rules;
}

function readArguments(args: string[]) {
  const options = {
    edition: { type: 'string' },
    'edition-of': { type: 'string', multiple: true },
    uploads: { type: 'string' },
    'dry-run': { type: 'boolean' },
    report: { type: 'string' },
    site: { type: 'string' },
    'allow-host': { type: 'string' },
    choices: { type: 'string' },
    addresses: { type: 'string' },
    undo: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { edition, site, undo } = values;
    if (undo && (positionals.length > 1 || !/^\d{0,15}$/.test(positionals[0] ?? '')))
      throw new Error('--undo takes the number of one run, or nothing.');
    if (edition !== undefined && !isLocale(edition))
      throw new Error(`--edition takes one of ${locales.join(', ')}, not "${edition}".`);
    if (site !== undefined && !/^https?:\/\/[^/]/.test(site))
      throw new Error(`--site takes an address like https://old.example, not "${site}".`);
    return { ...values, edition, editions: readRules(values['edition-of'] ?? []), files: positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const NAMES: Record<MovedKind, string> = {
  articles: 'articles',
  authors: 'authors',
  categories: 'categories',
  pictures: 'pictures',
  products: 'products',
  offers: 'offers',
  redirects: 'old addresses',
};

function linesOf({
  numbers: { made, changed, same },
  left,
  first,
  comments,
  dryRun,
  run,
  site,
  addresses,
}: MovedIn): string[] {
  const kinds = movedKinds.map(
    (kind) => `${NAMES[kind]}: ${made[kind]} new, ${changed[kind]} changed, ${same[kind]} the same`,
  );
  const total = Object.values(left).reduce((sum, each) => sum + each, 0);
  const counted = Object.entries(left).map(([kind, many]) => `${kind} ${many}`);
  return [
    `${site.name || site.identity}${dryRun ? ' would bring' : ' has brought'}:`,
    ...kinds,
    ...(total > 0 ? [`Left behind, or not as it was (${total}): ${counted.join(', ')}`] : []),
    ...first.map(({ kind, place, reason }) => `  ${kind}, ${place}: ${reason}`),
    ...(total > first.length
      ? [`  … and ${total - first.length} more: --report FILE.json tells all of it.`]
      : []),
    ...(addresses ? addressLines(addresses) : []),
    ...(comments > 0 ? [`${comments} comments are kept in the report's file.`] : []),
    dryRun ? 'Nothing was written: this was a trial.' : `Everything is in its place (run ${run}).`,
  ];
}

const closedEdition = (edition: string): string =>
  `The edition ${edition} is not open: readers see none of this until somebody opens it at /admin/editions.`;

async function readChoices(file: string | undefined) {
  if (file === undefined) return undefined;
  try {
    const text: unknown = JSON.parse(await readFile(path.resolve(file), 'utf8'));
    return moveInChoicesSchema.parse(text);
  } catch (error) {
    const why = error instanceof ZodError ? prettifyError(error) : (error as Error).message;
    throw new UsageError(`--choices ${file}: ${why}`);
  }
}

/** What the command line says goes before what the file says. */
const withRules = (choices: GivenChoices = {}, rules: EditionRules): GivenChoices => ({
  ...choices,
  editions: Object.fromEntries(
    ruleKinds.map((kind) => [kind, { ...choices.editions?.[kind], ...rules[kind] }]),
  ),
});

function addressLines({ numbers, more, first }: AskedNumbers): string[] {
  return [
    `Old addresses: ${numbers['200']} answer, ${numbers['301']} lead on, ${numbers['404']} are missing${more ? ', and more than could be asked' : ''}.`,
    ...first.map((each) => `  missing: ${each.path}`),
  ];
}

const REASONS: Record<UndoReason, string> = {
  changed: 'somebody has worked on it since',
  in_use: 'something else needs it',
  unknown_before: 'what it was before is no longer known',
};

function undoLines({ run, undo: { gone, restored, stays, left } }: Undone): string[] {
  const kinds = movedKinds.map(
    (kind) => `${NAMES[kind]}: ${gone[kind]} gone, ${restored[kind]} as before, ${stays[kind]} left`,
  );
  const total = movedKinds.reduce((sum, kind) => sum + stays[kind], 0);
  return [
    `Run ${run.id} (${run.siteName || run.site}) is taken back:`,
    ...kinds,
    ...left.map(({ kind, title, reason }) => `  ${NAMES[kind]}, “${title}”: ${REASONS[reason]}`),
    ...(total > left.length ? [`  … and ${total - left.length} more.`] : []),
  ];
}

const who = () => ({ actor, caller: { ...caller, cookies: [] } });

/** Whole or not at all, and as it comes: a list may have a million lines. */
async function askAddresses(list: string, report: string | undefined, { oldAddresses }: Services) {
  if (!report) return addressLines(await oldAddresses.askFile(list, () => {}));
  const partial = `${report}.partial`;
  const file = openSync(partial, 'w');
  try {
    let before = '{"addresses":[\n';
    const asked = await oldAddresses.askFile(list, (each) => {
      writeSync(file, before + JSON.stringify(each));
      before = ',\n';
    });
    const { numbers, more } = asked;
    writeSync(file, `],\n"numbers":${JSON.stringify(numbers)},"more":${more}}\n`);
    renameSync(partial, report);
    return addressLines(asked);
  } finally {
    closeSync(file);
    rmSync(partial, { force: true });
  }
}

export const moveInCommand: Command = {
  name: 'move-in',
  whileRunning: 'Stop the server, run this again, and start it.',
  async run(args, useSite) {
    const given = readArguments(args);
    if (given.help) return [HELP];
    if (given.undo) {
      const run = given.files[0] ? Number(given.files[0]) : undefined;
      return useSite(async ({ moveInUndo }) => undoLines(await moveInUndo.undoNow(who(), run)));
    }
    const files = given.files.map((file) => path.resolve(file));
    const choices = await readChoices(given.choices);
    const addresses = given.addresses && path.resolve(given.addresses);
    const report = given.report && path.resolve(given.report);
    for (const file of [...files, given.uploads && path.resolve(given.uploads), addresses])
      if (file && !existsSync(file)) throw new UsageError(`There is no file ${file}.`);
    if (files.length === 0 && addresses)
      return useSite((services) => askAddresses(addresses, report, services));
    if (files.length === 0) throw new UsageError('Which file? Give the export of the old site.');
    return useSite(async ({ moveIn, editions }) => {
      const moved = await moveIn.run(who(), {
        files,
        edition: given.edition,
        uploads: given.uploads && path.resolve(given.uploads),
        dryRun: given['dry-run'],
        report,
        choices: withRules(choices, given.editions),
        addresses: addresses || undefined,
        site: given.site,
        allowHost: given['allow-host'],
        firstEditions: editionRows,
        onProgress: showProgress('Articles'),
      });
      const { edition } = moved;
      const isOpen = given['dry-run'] || (await editions.getEdition(edition)).status === 'active';
      return [...linesOf(moved), ...(isOpen ? [] : [closedEdition(edition)])];
    });
  },
};
