import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { MovedOut } from '#server/domain/running/move-out/move-out.parts.ts';
import { isOutgoingForm } from '#server/domain/running/move-out/move-out.service.ts';
import type { StaticSite } from '#server/domain/running/move-out/static-site/write-static-site.ts';
import { showProgress, UsageError } from './explain-command.ts';
import type { Command } from './run-command.ts';

const HELP = `Takes all that was written out of the configured site, in a form that other systems read. Nothing of the site changes.

  npm run move-out -- --as wxr --to DIR        a file for each edition, which WordPress takes (Tools, Import)
  npm run move-out -- --as markdown --to DIR   a file for each article and review, and the pictures as they were brought in
  npm run move-out -- --as static --to DIR [--site https://new.example]
                                               the site as its readers see it, in files that any static host serves

DIR must not be there yet, or be empty; it is there when everything is in it. Articles come in every state, reviews as
articles; products are said by name with their shop's link and without a price. WordPress fetches the pictures from the
address that PUBLIC_URL names: leave the site running there until it has. A static site holds what readers can see, without
prices; --site says which address it will have, where that is not PUBLIC_URL. The embedded database serves one program at a
time: stop the server first.`;

function readArguments(args: string[]) {
  const options = {
    as: { type: 'string' },
    to: { type: 'string' },
    site: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The address of a site, as PUBLIC_URL is written: without anything behind its host. */
function readSite(site: string | undefined): string | undefined {
  if (site === undefined) return undefined;
  const isAddress = /^https?:\/\/[^/]/.test(site) && URL.canParse(site);
  const { origin, pathname, search, hash } = new URL(isAddress ? site : 'http://x/x');
  if (pathname + search + hash !== '/')
    throw new UsageError(`--site takes an address like https://new.example, not "${site}".`);
  return origin;
}

/** Filled beside its place, and put there when it is whole. */
async function fill<T>(to: string, work: (folder: string) => Promise<T>): Promise<T> {
  const there = await readdir(to).catch(() => []);
  if (there.length > 0) throw new UsageError(`${to} is not empty. Choose a folder that is not there yet.`);
  const partial = `${to}.${crypto.randomUUID().slice(0, 8)}.partial`;
  await mkdir(partial, { recursive: true });
  try {
    const done = await work(partial);
    await rmdir(to).catch(() => {});
    await rename(partial, to);
    return done;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

const movedLines = (folder: string, { files, posts, reviews, pictures, missing }: MovedOut): string[] => [
  `${folder} holds ${posts} articles, ${reviews} reviews and ${pictures} pictures in ${files} files.`,
  ...(missing.length > 0 ? [`Not there, though a text shows them: ${missing.join(', ')}`] : []),
];

const siteLines = (folder: string, { files, pages, redirects, missing }: StaticSite): string[] => [
  `${folder} holds ${pages} pages in ${files} files; ${redirects} addresses lead elsewhere.`,
  ...missing.map(({ address, foundOn }) => `Not there, though ${foundOn} leads to it: ${address}`),
];

export const moveOutCommand: Command = {
  name: 'move-out',
  whileRunning: 'Stop the server, run this again, and start it.',
  async run(args, useSite) {
    const { as: form, to, help, ...given } = readArguments(args);
    if (help) return [HELP];
    if (!form || (form !== 'static' && !isOutgoingForm(form)))
      throw new UsageError('Say --as wxr, --as markdown or --as static.');
    if (!to) throw new UsageError('Say --to and a folder.');
    const target = path.resolve(to);
    const publicUrl = readSite(given.site);
    if (form !== 'static') {
      if (publicUrl)
        throw new UsageError('Say --site with --as static alone: the others keep the site’s own address.');
      return fill(target, async (folder) =>
        movedLines(target, await useSite(({ moveOut }) => moveOut.write(form, folder))),
      );
    }
    return fill(target, (folder) =>
      useSite(
        async ({ moveOut }, openPages) => {
          const site = await openPages();
          try {
            const task = { site, folder, onProgress: showProgress('Addresses') };
            return siteLines(target, await moveOut.writeSite(task));
          } finally {
            await site.close();
          }
        },
        { publicUrl },
      ),
    );
  },
};
