import path from 'node:path';
import { pathToFileURL } from 'node:url';

const here = (file: string) => path.resolve(import.meta.dirname, file);

/** A program that lives for seconds has no use for code that is compiled to last. */
const shortLived = '--liftoff-only';

/** For a command that is run from its sources: it finds its packages once. */
export const quickStart = ['--import', pathToFileURL(here('quick-resolve.ts')).href, shortLived];

/** What `npm start` runs. */
export const program = [shortLived, here('../../../dist/program/main.js')];

/** All that a program gets of this environment; what it compiles, the next one finds. */
export const quickEnv = {
  PATH: process.env.PATH,
  TMPDIR: process.env.TMPDIR,
  NODE_COMPILE_CACHE: here('../../../node_modules/.cache/compiled'),
};

/** For a program whose answers come in any order. */
export const lateAnswers = ['--import', pathToFileURL(here('late-answers.ts')).href];
