import path from 'node:path';
import { defineConfig } from 'vite';
import { entries } from './scripts/lib/build/program-entries.ts';
import { sourcePlaces } from './scripts/lib/build/source-places.ts';

/** The sources of what lies in a folder, by the names that they get there. */
const inFolder = (folder: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([built]) => path.posix.dirname(built) === folder)
      .map(([built, source]) => [path.posix.basename(built, '.js'), source]),
  );

/** Parts in machine code or WASM, files that they look for beside themselves, and what most starts never load. */
const external = [
  '@electric-sql/pglite',
  '@electric-sql/pglite/contrib/amcheck',
  '@electric-sql/pglite/contrib/pg_trgm',
  '@electric-sql/pglite/contrib/unaccent',
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  '@zxcvbn-ts/language-en',
  '@zxcvbn-ts/language-es-es',
  '@zxcvbn-ts/language-it',
  '@zxcvbn-ts/language-pt-br',
  'basic-ftp',
  'pg-native',
  'pino',
  'satori',
  'sharp',
  'ssh2',
  'vite',
];

/** All packages that the program needs at its start, in one file. */
const packages = { name: 'packages', tags: ['$initial' as const], test: /node_modules/ };

/**
 * The server in few files instead of two thousand: a start reads, compiles and holds a fraction. Threads are built apart
 * (`--mode threads`): each would read all packages of the program, and most start for every file that is sent in.
 */
export default defineConfig(({ mode }) => {
  const folder = mode === 'threads' ? 'dist/threads' : 'dist/program';
  return {
    plugins: [sourcePlaces(folder)],
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      sourcemap: true,
      target: 'node24',
      rollupOptions: {
        input: inFolder(folder),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // The sources are there: only places are wanted.
          sourcemapExcludeSources: true,
          codeSplitting: mode === 'threads' || { groups: [packages] },
        },
      },
    },
  };
});
