import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { iconFiles, paths } from '#contract/site/addresses/paths.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { SitemapService } from '#server/domain/readers/sitemap/sitemap.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { AddressList } from './address-list.ts';
import type { Answered, AskedSite } from './asked-site.ts';
import { goodbyeWorker, headersFile, leadPage } from './host-files.ts';
import { foundInText, pageForFiles } from './page-for-files.ts';
import { fileOfAddress, staticAddress } from './static-address.ts';
import { writeRedirects } from './write-redirects.ts';

export interface StaticSiteParts {
  db: Db;
  publicUrl: string;
  editions: EditionsService;
  sitemap: SitemapService;
  /** For what is written down on the way. */
  scratch: string;
}

interface Task {
  site: AskedSite;
  /** There, and empty. */
  folder: string;
  onProgress?: ((done: number, known: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** What came of it. */
export interface StaticSite {
  files: number;
  pages: number;
  redirects: number;
  /** Addresses that something leads to and where nothing is, with one place that does. */
  missing: { address: string; foundOn: string }[];
}

const AT_ONCE = 8;
const MAX_TOLD = 1000;
const MAX_LEADS = 4;

/** What is there whether anything leads to it or not. */
async function* alwaysThere({ editions, sitemap }: StaticSiteParts): AsyncGenerator<string> {
  yield* [
    otherPaths.robots(),
    otherPaths.sitemapIndex(),
    otherPaths.landingSitemap(),
    otherPaths.manifest(undefined),
  ];
  yield* iconFiles.map(paths.icon);
  for (const { locale, status } of await editions.listAll())
    if (status !== 'inactive') yield otherPaths.editionSitemap(locale);
  for (const file of await sitemap.listAllFiles()) yield file.path;
  yield* sitemap.walk();
}

/** The site as a reader can walk through it, each address a file that any host serves as it is. */
export function createStaticSite(parts: StaticSiteParts) {
  const { db, publicUrl, scratch } = parts;

  async function run({ site, folder, onProgress, signal }: Task, list: AddressList): Promise<StaticSite> {
    const told: StaticSite = { files: 0, pages: 0, redirects: 0, missing: [] };
    const write = async (file: string, bytes: string | Buffer) => {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, bytes);
      told.files += 1;
    };
    const addAll = (found: Iterable<string>, foundOn: string) => {
      for (const address of found) list.add(address, foundOn);
    };
    const miss = (address: string, foundOn: string) => {
      if (told.missing.length < MAX_TOLD) told.missing.push({ address, foundOn });
    };
    const writePage = async (file: string, address: string, { body, policy }: Answered) => {
      const page = pageForFiles(body.toString(), publicUrl, policy);
      addAll(page.found, address);
      await write(file, page.html);
      told.pages += 1;
    };

    /** A file that has another name by now is kept under the one that pages know. */
    const askFile = async (address: string): Promise<Answered> => {
      let answer = await site.ask(address);
      for (let leads = 0; answer.location !== undefined && leads < MAX_LEADS; leads += 1)
        answer = await site.ask(answer.location);
      return answer;
    };

    async function take({ address, foundOn }: { address: string; foundOn: string }): Promise<void> {
      const place = staticAddress(address, publicUrl);
      if (place?.kind !== 'page' && place?.kind !== 'file') return;
      const file = fileOfAddress(place);
      const answer = await (place.kind === 'file' ? askFile(address) : site.ask(address));
      if (answer.status >= 500)
        throw new Error(`${address} could not be made: the site answered ${answer.status}.`);
      if (file === undefined || answer.status === 404) return miss(address, foundOn);
      if (answer.location !== undefined) {
        const to = staticAddress(answer.location, publicUrl);
        if (to?.kind === 'page' || to?.kind === 'file') list.add(to.asked, address);
        list.lead(file, to && 'shown' in to ? to.shown : answer.location);
      } else if (answer.type.startsWith('text/html')) await writePage(file, address, answer);
      else {
        if (/xml|css|json/.test(answer.type)) addAll(foundInText(answer.body.toString(), publicUrl), address);
        await write(file, answer.body);
      }
    }

    const writeMissing = async (locale: Locale | undefined) => {
      const answer = await site.ask(otherPaths.nowhere(locale));
      await writePage(path.posix.join(locale ?? '', '404.html'), otherPaths.nowhere(locale), answer);
    };
    const isThere = (address: string) => {
      const file = fileOfAddress({ kind: 'page', shown: encodeURI(address) });
      if (file === undefined) return Promise.resolve(false);
      return access(path.join(folder, file)).then(
        () => true,
        () => false,
      );
    };

    for await (const address of alwaysThere(parts)) list.add(address, otherPaths.sitemapIndex());
    for (const locale of [undefined, ...locales]) await writeMissing(locale);
    let done = 0;
    for (let next = list.take(AT_ONCE); next.length > 0; next = list.take(AT_ONCE)) {
      signal?.throwIfAborted();
      await Promise.all(next.map(take));
      done += next.length;
      onProgress?.(done, done + list.waiting);
    }
    told.redirects = await writeRedirects({ db, folder, isThere });
    for (const { file, to } of list.leads()) await write(file, leadPage(to, publicUrl));
    await write('_headers', headersFile);
    await write(paths.serviceWorker().slice(1), goodbyeWorker);
    return told;
  }

  return {
    /** Into a folder that is there and empty. Nothing of the site is changed. */
    async write(task: Task): Promise<StaticSite> {
      await mkdir(scratch, { recursive: true });
      const file = path.join(scratch, `addresses-${crypto.randomUUID()}.sqlite`);
      const list = new AddressList(file);
      try {
        return await run(task, list);
      } finally {
        list.close();
        await rm(file, { force: true });
      }
    },
  };
}
