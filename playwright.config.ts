import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/system.js';

const port = Number(process.env.E2E_PORT ?? 3987);
/** Each run gets a database of its own. Workers read this file too, and must agree on the folder. */
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'vitrina-e2e-'));

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  globalTeardown: './e2e/remove-data-dir.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A worker would answer before page.route does; its own journeys let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node src/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'true',
    },
  },
});
