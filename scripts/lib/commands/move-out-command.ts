import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type OutgoingForm, outgoingForms } from '#server/domain/running/move-out/move-out.service.ts';
import { UsageError } from './explain-command.ts';
import type { Command } from './run-command.ts';

const HELP = `Takes all that was written out of the configured site, in a form that other systems read. Nothing of the site changes.

  npm run move-out -- --as wxr --to DIR        a file for each edition, which WordPress takes (Tools, Import)
  npm run move-out -- --as markdown --to DIR   a file for each article and review, and the pictures as they were brought in

DIR must not be there yet, or be empty. Articles come in every state, reviews as articles; products are said by name with
their shop's link and without a price. WordPress fetches the pictures from the address that PUBLIC_URL names: leave the site
running there until it has. The embedded database serves one program at a time: stop the server first.`;

function readArguments(args: string[]) {
  const options = {
    as: { type: 'string' },
    to: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const isForm = (value: string): value is OutgoingForm => outgoingForms.some((form) => form === value);

async function emptyFolder(to: string): Promise<string> {
  const folder = path.resolve(to);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new UsageError(`${folder} is not empty. Choose a folder that is not there yet.`);
  return folder;
}

export const moveOutCommand: Command = {
  name: 'move-out',
  whileRunning: 'Stop the server, run this again, and start it.',
  async run(args, useSite) {
    const { as: form, to, help } = readArguments(args);
    if (help) return [HELP];
    if (!form || !isForm(form)) throw new UsageError(`Say --as ${outgoingForms.join(' or --as ')}.`);
    if (!to) throw new UsageError('Say --to and a folder.');
    const folder = await emptyFolder(to);
    const { files, posts, reviews, pictures, missing } = await useSite(({ moveOut }) =>
      moveOut.write(form, folder),
    );
    return [
      `${folder} holds ${posts} articles, ${reviews} reviews and ${pictures} pictures in ${files} files.`,
      ...(missing.length > 0 ? [`Not there, though a text shows them: ${missing.join(', ')}`] : []),
    ];
  },
};
