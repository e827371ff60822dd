import path from 'node:path';
import type { Plugin } from 'vite';
import { entries } from './program-entries.ts';

const { dirname, join, relative } = path.posix;

/** A file beside a module, by what the module calls it; and the module's own place. */
const BESIDE = /new URL\(['"]([^'"]+)['"], import\.meta\.url\)/g;
const PLACES = /new URL\(['"]([^'"]+)['"], import\.meta\.url\)|import\.meta\.(url|dirname)/g;

/** Where what a source starts lies when it is built. */
const builtFrom = (source: string): string | undefined =>
  Object.entries(entries).find(([, from]) => from === source)?.[0];

/** What a module of ours sees as its own place, said from the folder of the bundle. */
export const placeAsInSources = (code: string, source: string, folder: string): string =>
  code.replace(PLACES, (whole, file: string | undefined, property: string) => {
    const from = (place: string) => relative(folder, place);
    const beside = file && join(dirname(source), file);
    if (beside) return `new URL('${from(builtFrom(beside) ?? beside)}', import.meta.url)`;
    if (property === 'dirname') return `import.meta.dirname.concat('/${from(dirname(source))}')`;
    if (property === 'url') return `new URL('${from(source)}', import.meta.url).href`;
    return whole;
  });

/** What a module that stays where it is starts: as it is built, all else as it stands. */
export const threadsAsBuilt = (code: string, source: string): string =>
  code.replace(BESIDE, (whole, file: string) => {
    const built = builtFrom(join(dirname(source), file));
    return built ? `new URL('${relative(dirname(source), built)}', import.meta.url)` : whole;
  });

const inSources = (name: string, rewrite: (code: string, source: string) => string): Plugin => ({
  name,
  transform: {
    filter: { id: /[\\/](src|seed)[\\/].*\.tsx?$/, code: 'import.meta' },
    handler(code, id) {
      const source = path.relative(process.cwd(), id).replaceAll('\\', '/');
      // Lines stay lines: the map of the sources still fits.
      return { code: rewrite(code, source), map: null };
    },
  },
});

/**
 * Modules look for files beside themselves (migrations, articles, the package's own): they find them where the sources
 * have them, wherever a bundle puts the module. A thread is started from the bundle.
 */
export const sourcePlaces = (folder: string): Plugin =>
  inSources('source-places', (code, source) => placeAsInSources(code, source, folder));

/** For tests, which start hundreds of threads: reading one from its sources takes three times as long. */
export const builtThreads = (): Plugin => inSources('built-threads', threadsAsBuilt);
