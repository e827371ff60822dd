import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { administrator } from './e2e/support/administrator.ts';
import { ensureBuild } from './scripts/lib/build/build.js';
import { openScratch } from './scripts/lib/suite/scratch.ts';
import { findTestBrowser } from './scripts/lib/system.js';
import { lateAnswers, program, quickEnv } from './test/harness/programs/quick-start.ts';

const firstPort = Number(process.env.E2E_PORT ?? 3987);
/** Each run gets databases of its own. Workers read this file too, and use the folder that was opened first. */
const { folder } = openScratch();
const dataDir = path.join(folder, 'sites');
// Also when called by itself: no journey walks through yesterday’s site. Workers read this file too, later.
if (!process.env.TEST_WORKER_INDEX) await ensureBuild(process.execPath);

/**
 * What editors write would change what readers' journeys count: each has a site of its own. The desk's is on PostgreSQL,
 * which takes half of the processor time; readers', and every site that a journey starts for itself, on the embedded one.
 */
const programs = { admin: ['e2e/support/sites/on-postgres.ts'], site: program };
const sites = Object.entries(programs).map(([name, args], index) => ({
  name,
  args,
  port: firstPort + index,
  baseURL: `http://127.0.0.1:${firstPort + index}`,
}));

export default defineConfig({
  // One more than cores: a journey waits for the page a good part of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Far above what anything takes: a busy machine is no reason to fail.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  globalTeardown: './e2e/remove-scratch.ts',
  use: {
    // What is not there by then will not come; otherwise a whole journey's time passes before it says so.
    actionTimeout: 60_000,
    // A worker would answer before page.route does; its own journeys let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages that live for seconds have no use for code that is compiled to last.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: sites.map(({ name, baseURL }) => ({ name, testDir: `e2e/${name}`, use: { baseURL } })),
  webServer: sites.map(({ name, args, port, baseURL }) => ({
    command: ['node', ...(process.env.SHAKE_LATE ? lateAnswers : []), ...args].join(' '),
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_COMPILE_CACHE: quickEnv.NODE_COMPILE_CACHE,
      PORT: String(port),
      PUBLIC_URL: baseURL,
      DATA_DIR: path.join(dataDir, name),
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      LINK_CHECKS: 'false',
      TRUST_PROXY: 'true',
      ADMIN_IDENTIFIER: administrator.identifier,
      ADMIN_PASSWORD: administrator.password,
    },
  })),
});
