import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { EditionRules, RuleKind } from '#contract/running/move-in/edition-rules.ts';
import { type MovedKind, movedKinds } from '#contract/running/move-in/move-in.words.ts';
import { fallbackLocale, isLocale, locales } from '#contract/site/locales.ts';
import { editionRows } from '#seed/demo-rows.ts';
import type { MovedIn } from '#server/domain/running/move-in/move-in.service.ts';
import { showProgress, UsageError } from './explain-command.ts';
import type { Command } from './run-command.ts';

const HELP = `Brings a site of WordPress or Ghost over: its articles and pages, authors, categories, pictures, addresses,
products and links to shops.

  npm run move-in -- FILE… [--edition ${locales.join('|')}] [--uploads ZIP_OR_FOLDER] [--dry-run] [--report FILE.json]

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

Run it again whenever you like, with the same file or a newer one: what is here stays, what changed there and not here is
brought over. The embedded database serves one program at a time: stop the server first. docs/moving-in.md tells more.`;

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
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { edition, site } = values;
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
    ...(comments > 0 ? [`${comments} comments are kept in the report's file.`] : []),
    dryRun ? 'Nothing was written: this was a trial.' : `Everything is in its place (run ${run}).`,
  ];
}

const closedEdition = (edition: string): string =>
  `The edition ${edition} is not open: readers see none of this until somebody opens it at /admin/editions.`;

export const moveInCommand: Command = {
  name: 'move-in',
  whileRunning: 'Stop the server, run this again, and start it.',
  async run(args, useSite) {
    const given = readArguments(args);
    if (given.help) return [HELP];
    if (given.files.length === 0) throw new UsageError('Which file? Give the export of the old site.');
    const files = given.files.map((file) => path.resolve(file));
    for (const file of [...files, ...(given.uploads ? [path.resolve(given.uploads)] : [])])
      if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
    return useSite(async ({ moveIn, editions }) => {
      const moved = await moveIn.run(
        { actor, caller: { ...caller, cookies: [] } },
        {
          files,
          edition: given.edition,
          editions: given.editions,
          uploads: given.uploads && path.resolve(given.uploads),
          dryRun: given['dry-run'],
          report: given.report && path.resolve(given.report),
          site: given.site,
          allowHost: given['allow-host'],
          firstEditions: editionRows,
          onProgress: showProgress('Articles'),
        },
      );
      const edition = given.edition ?? fallbackLocale;
      const isOpen = given['dry-run'] || (await editions.getEdition(edition)).status === 'active';
      return [...linesOf(moved), ...(isOpen ? [] : [closedEdition(edition)])];
    });
  },
};
