import { closeSync, existsSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { editionRows } from '#seed/demo-rows.ts';
import { DomainError } from '#server/lib/errors.ts';
import type { Services } from '#server/services.ts';
import { showProgress, UsageError } from './explain-command.ts';
import { addressLines, closedEdition, linesOf, undoLines } from './move-in-lines.ts';
import { HELP, readArguments, readChoices, withRules } from './move-in-options.ts';
import { bringOwnContent } from './own-content.ts';
import type { Command } from './run-command.ts';

const actor = { id: null, name: 'npm run move-in' } as const;
/** Pictures are kept as if an owner had brought them in. */
const caller = {
  locale: 'br',
  address: '',
  headers: new Headers(),
  cookies: [],
  actor: { id: 'move-in', name: actor.name, role: 'owner', sessionId: '', proven: true },
} as const;

const who = () => ({ actor, caller: { ...caller, cookies: [] } });

/** Whole or not at all, and as it comes: a list may have a million lines. */
async function askAddresses(list: string, report: string | undefined, { oldAddresses }: Services) {
  if (!report) return addressLines(await oldAddresses.askFile(list, () => {}));
  const partial = `${report}.partial`;
  const file = openSync(partial, 'w');
  try {
    writeSync(file, '{"addresses":[\n');
    let before = '';
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
    const dryRun = given['dry-run'] === true;
    return useSite(async ({ moveIn, editions, contentTransfer }) => {
      const moving = moveIn.run(who(), {
        files,
        edition: given.edition,
        uploads: given.uploads && path.resolve(given.uploads),
        dryRun,
        report,
        choices: withRules(choices, given.editions),
        addresses: addresses || undefined,
        site: given.site,
        allowHost: given['allow-host'],
        firstEditions: editionRows,
        onProgress: showProgress('Articles'),
      });
      const moved = await moving.catch((error: unknown) => {
        if (error instanceof DomainError && error.reason === 'content_of_vitrina') return undefined;
        throw error;
      });
      if (!moved) return bringOwnContent(contentTransfer, files, { actor, dryRun, report });
      const { edition } = moved;
      const isOpen = dryRun || (await editions.getEdition(edition)).status === 'active';
      return [...linesOf(moved), ...(isOpen ? [] : [closedEdition(edition)])];
    });
  },
};
