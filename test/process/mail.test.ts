import { expect, test } from 'vitest';
import { freePort } from '#test/harness/programs/free-port.ts';
import { untilReady } from '#test/harness/programs/program-process.ts';
import { copyTemplateInto, runServer } from '#test/harness/programs/server-process.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { startMailServer } from '#test/harness/servers/mail-server.ts';

const START_LIMIT = 60_000;
const newFolder = temporaryFolders();
const typed = {
  name: 'Ana Prado',
  email: 'ana@exemplo.com',
  subject: 'Uma correção',
  message: 'O peso do produto está errado na tabela.',
};

test(
  'a message outlives a killed server, and is mailed by the next one that has a mail server',
  async () => {
    const dataDir = newFolder();
    copyTemplateInto(dataDir, 'demo');
    const port = await freePort();
    const env = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: 'https://vitrina.example' };
    const first = runServer(env);
    await untilReady(first);
    const answer = await fetch(`http://127.0.0.1:${port}/api/contact?locale=it`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(typed),
    });
    expect(answer.status).toBe(200);
    first.child.kill('SIGKILL');
    await first.exited;

    const mail = await startMailServer();
    const second = runServer({ ...env, SMTP_URL: mail.url, ADMIN_EMAIL: 'redacao@exemplo.com' });
    await untilReady(second);
    await expect.poll(() => mail.received.length, { timeout: 60_000 }).toBe(1);
    expect(mail.received[0]?.envelope).toEqual({
      from: 'vitrina@vitrina.example',
      to: ['redacao@exemplo.com'],
    });
    expect(mail.received[0]?.text).toContain(typed.message);
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
    // Where the server listens is no reader's address.
    const logged = `${first.output()}${second.output()}`.replaceAll(/Server listening at \S+/g, '');
    expect(logged).not.toMatch(/ana@|Ana Prado|127\.0\.0\.1/);
  },
  3 * START_LIMIT,
);
