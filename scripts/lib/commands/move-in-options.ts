import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prettifyError, ZodError } from 'zod';
import { type EditionRules, type RuleKind, ruleKinds } from '#contract/running/move-in/edition-rules.ts';
import { type GivenChoices, moveInChoicesSchema } from '#contract/running/move-in/move-in-choices.schemas.ts';
import { isLocale, locales } from '#contract/site/locales.ts';
import { UsageError } from './explain-command.ts';

export const HELP = `Brings a site of WordPress or Ghost over: its articles and pages, authors, categories, pictures, addresses,
products and links to shops.

  npm run move-in -- FILE… [--edition ${locales.join('|')}] [--uploads ZIP_OR_FOLDER] [--dry-run] [--report FILE.json]
  npm run move-in -- --undo [RUN]
  npm run move-in -- --addresses FILE [--report FILE.json]

  FILE          what WordPress writes under Tools → Export (all parts at once), Ghost under Settings → Import/Export,
                or a zip that holds either; what \`npm run content\` wrote; and tables of Pretty Links, ThirstyAffiliates or of products' names, as CSV
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
                "categories": {"slug": "address-here"}, "tags": "categories"}; null instead of an address brings none along;
                tags stay behind, or become the categories of articles that have none
  --addresses   a sitemap, an access log or a list of the old site's addresses: what becomes of each is told
  --undo        takes back what a run has brought (the last one, unless you give its number), as far as nobody has worked
                on it since, and names what it leaves

Run it again whenever you like, with the same file or a newer one: what is here stays, what changed there and not here is
brought over. The embedded database serves one program at a time: stop the server first. docs/moving-in.md tells more.`;

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

export function readArguments(args: string[]) {
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

export async function readChoices(file: string | undefined) {
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
export const withRules = (choices: GivenChoices = {}, rules: EditionRules): GivenChoices => ({
  ...choices,
  editions: Object.fromEntries(
    ruleKinds.map((kind) => [kind, { ...choices.editions?.[kind], ...rules[kind] }]),
  ),
});
