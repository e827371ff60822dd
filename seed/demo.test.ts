import { expect, inject, onTestFinished, test } from 'vitest';
import { drizzleOn } from '#db/open.ts';
import { PgClient } from '#db/pg/client.ts';
import { demoNow } from '#test/harness/demo-now.ts';
import { createServerDatabase } from '#test/harness/servers/postgres-server.ts';
import { seedDemo } from './demo.ts';

test('the demonstration is written however slow the machine is', async () => {
  const server = inject('postgres');
  if ('missing' in server) throw new Error(server.missing);
  const { url, drop } = await createServerDatabase(server.url, server.templates.nothing);
  const client = await PgClient.open(url, { transactionTimeoutMs: 1 });
  onTestFinished(async () => {
    await client.close();
    await drop();
  });
  expect(await seedDemo(drizzleOn(client), demoNow)).toBe(true);
});
