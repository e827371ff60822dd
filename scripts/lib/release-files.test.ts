import { expect, test } from 'vitest';
import { isForRunning } from './release-files.ts';

test.each([
  'package.json',
  'package-lock.json',
  '.npmrc',
  '.env.example',
  'LICENSE',
  'README.md',
  'src/program/main.ts',
  'src/db/migrations/meta/_journal.json',
  'seed/content/br/posts/luz-de-leitura.md',
  'scripts/prepare.js',
  'scripts/lib/build/build.js',
  'vite.program.config.ts',
  'deploy/vitrina.service',
  'docs/operations.md',
])('an owner gets %s', (file) => expect(isForRunning(file)).toBe(true));

test.each([
  'src/server/env.test.ts',
  'src/web/site/home/hero.test.tsx',
  'e2e/site/home.spec.ts',
  'test/harness/app.ts',
  'bench/run.ts',
  'docs/images/home.webp',
  'playwright.config.ts',
  '.github/workflows/test.yml',
])('and not %s', (file) => expect(isForRunning(file)).toBe(false));
