import { defineConfig } from 'vite';
import { sourcePlaces } from './scripts/lib/build/source-places.ts';

const folder = 'dist/program';

/** What `npm start` runs, by the names that it gets in dist/program. */
const entries = {
  start: 'src/program/start.ts',
  main: 'src/program/main.ts',
  'page-thread': 'src/program/page-thread.ts',
  'database-thread': 'src/db/pglite/database-thread.ts',
  'content-thread': 'src/server/domain/running/content-transfer/content-thread.ts',
  'source-thread': 'src/server/domain/running/move-in/source-thread.ts',
  'feed-thread': 'src/server/domain/commerce/imports/feed-thread.ts',
  'report-thread': 'src/server/domain/commerce/earnings/reading/report-thread.ts',
  'weakness-thread': 'src/server/domain/people/accounts/credentials/weakness-thread.ts',
};

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
  'pg-native',
  'pino',
  'satori',
  'sharp',
  'vite',
];

/** The server in few files instead of two thousand: a start reads, compiles and holds a fraction. */
export default defineConfig({
  plugins: [sourcePlaces(folder, entries)],
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
      input: entries,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // The sources are there: only places are wanted.
        sourcemapExcludeSources: true,
        codeSplitting: { groups: [{ name: 'packages', tags: ['$initial'], test: /node_modules/ }] },
      },
    },
  },
});
