import fs from 'node:fs';
import { expect, test } from 'vitest';
import type { RenderRun } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { freePort } from '#test/harness/programs/free-port.ts';
import { untilReady } from '#test/harness/programs/program-process.ts';
import { copyTemplateOnServer, runServer } from '#test/harness/programs/server-process.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';

const START_LIMIT = 120_000;
const TOKEN = 'a-token-of-the-test';
const newFolder = temporaryFolders();
const administrator = { identifier: 'olga', password: 'um farol antigo na baía' };

async function start(role: string, url: string) {
  const port = await freePort();
  const dataDir = newFolder();
  const server = runServer({
    ROLE: role,
    DATABASE_URL: url,
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'none',
    ADMIN_IDENTIFIER: administrator.identifier,
    ADMIN_PASSWORD: administrator.password,
    METRICS_TOKEN: TOKEN,
  });
  await untilReady(server);
  return { ...server, dataDir, at: (path: string) => `http://127.0.0.1:${port}${path}` };
}

test(
  'one process serves and another runs jobs, which is told as it happens; both stop in order',
  async () => {
    const url = await copyTemplateOnServer('demo');
    const web = await start('web', url);
    const json = { 'content-type': 'application/json' };
    const signedIn = await fetch(web.at('/api/admin/login'), {
      method: 'POST',
      headers: json,
      body: JSON.stringify(administrator),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .join('; ');
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(web.at(path), { ...init, headers: { cookie, ...init.headers } });
    const body = JSON.stringify({ job: 'upkeep' });
    const asked = await ask('/api/admin/jobs/runs', { method: 'POST', headers: json, body });
    const { id, state } = (await asked.json()) as { id: number; state: string };
    expect(state).toBe('waiting');
    expect(await (await ask('/api/admin/jobs')).json()).toMatchObject({ silent: true });

    const events = await ask('/api/admin/jobs/events');
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    const worker = await start('worker', url);
    let heard = '';
    while (!heard.includes(`data: run ${id}`)) heard += (await reader?.read())?.value ?? '';
    const stateOf = async () => {
      const run = (await (await ask(`/api/admin/jobs/runs/${id}`)).json()) as { state: string };
      return run.state;
    };
    await expect.poll(stateOf, { timeout: 60_000 }).toBe('done');
    expect(await (await ask('/api/admin/jobs')).json()).toMatchObject({ silent: false });
    expect((await fetch(worker.at('/readyz'))).status).toBe(200);
    expect((await fetch(worker.at('/br'))).status).toBe(404);

    expect(web.output()).toContain('S3_BUCKET is not set: pictures and import files');
    // What it was built of waits for processes of another release.
    const releases = () => fs.readdirSync(`${web.dataDir}/releases`).length;
    await expect.poll(releases, { timeout: 20_000 }).toBe(1);

    const metricsOf = async (server: typeof web) => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      expect((await fetch(server.at('/metrics'))).status).toBe(404);
      return (await (await fetch(server.at('/metrics'), { headers })).text()).split('\n');
    };
    await fetch(web.at('/br'));
    await fetch(web.at('/br'));
    expect(await metricsOf(web)).toEqual(
      expect.arrayContaining([
        'vitrina_info{role="web"} 1',
        'vitrina_page_answers_total{edition="br",source="memory"} 1',
        'vitrina_page_answers_total{edition="br",source="render"} 1',
        'vitrina_database_listening 1',
      ]),
    );
    expect(await metricsOf(worker)).toEqual(
      expect.arrayContaining([
        'vitrina_info{role="worker"} 1',
        'vitrina_job_runs_total{job="upkeep",outcome="done"} 1',
        'vitrina_jobs_open{state="running"} 0',
      ]),
    );

    // Pages of a run in a hurry are made by a thread, which hands none of them back.
    const hurry = { scope: 'edition', locale: 'it', fastest: true };
    await ask('/api/admin/pre-render/runs', { method: 'POST', headers: json, body: JSON.stringify(hurry) });
    const run = async () => {
      const { items } = (await (await ask('/api/admin/pre-render/runs')).json()) as { items: RenderRun[] };
      return items[0];
    };
    await expect.poll(async () => (await run())?.state, { timeout: 60_000 }).toBe('done');
    const { total = 0, done, failed } = (await run()) ?? {};
    expect({ done, failed }).toEqual({ done: total, failed: 0 });
    expect(total).toBeGreaterThan(5);
    expect(fs.readdirSync(`${web.dataDir}/pages`, { recursive: true }).join()).toContain('.page');
    expect(web.output()).not.toContain('was lost');

    // Somebody who still listens keeps no server from stopping.
    web.child.kill('SIGTERM');
    worker.child.kill('SIGTERM');
    expect(await Promise.all([web.exited, worker.exited])).toEqual([0, 0]);
    while (!(await reader?.read())?.done);
  },
  START_LIMIT,
);
