import path from 'node:path';
import type { Plugin } from 'vite';

const { dirname, join, relative } = path.posix;

/** What a module of ours sees as its own place, said from the folder of the bundle. */
export function placeAsInSources(
  code: string,
  source: string,
  { folder, entries }: { folder: string; entries: Record<string, string> },
): string {
  const entryOf = (file: string) =>
    Object.keys(entries).find((name) => entries[name] === join(dirname(source), file));
  return code.replace(
    /new URL\(['"]([^'"]+)['"], import\.meta\.url\)|import\.meta\.(url|dirname)/g,
    (whole, file: string | undefined, property: string) => {
      const entry = file && entryOf(file);
      if (entry) return `new URL('./${entry}.js', import.meta.url)`;
      if (file) return `new URL('${relative(folder, join(dirname(source), file))}', import.meta.url)`;
      if (property === 'dirname')
        return `import.meta.dirname.concat('/${relative(folder, dirname(source))}')`;
      if (property === 'url') return `new URL('${relative(folder, source)}', import.meta.url).href`;
      return whole;
    },
  );
}

/**
 * Modules look for files beside themselves (migrations, articles, the package's own): they find them where the sources
 * have them, wherever a bundle puts the module. A thread is started from the bundle.
 */
export const sourcePlaces = (folder: string, entries: Record<string, string>): Plugin => ({
  name: 'source-places',
  transform: {
    filter: { id: /[\\/](src|seed)[\\/].*\.tsx?$/, code: 'import.meta' },
    handler(code, id) {
      const source = path.relative(process.cwd(), id).replaceAll('\\', '/');
      // Lines stay lines: the map of the sources still fits.
      return { code: placeAsInSources(code, source, { folder, entries }), map: null };
    },
  },
});
