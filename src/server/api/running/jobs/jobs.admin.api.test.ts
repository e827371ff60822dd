import { describe, expect, test } from 'vitest';
import { jobDefinitions } from '#server/jobs/registry.ts';
import { useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { as, lastAudits } from '#test/harness/people/actors.ts';

describe.each(engines)('the API of jobs on %s', { timeout: 60_000 }, (engine) => {
  const site = useApp(engine);
  const viewer: ReturnType<typeof as> = (...call) => as(site(), 'viewer')(...call);
  const editor: ReturnType<typeof as> = (...call) => as(site(), 'editor')(...call);
  const owner: ReturnType<typeof as> = (...call) => as(site(), 'owner')(...call);
  const jobs = async () => (await viewer('GET', '/api/admin/jobs')).json();

  test('lists every job with its hours, and says that nobody runs them', async () => {
    const { items, silent, seenAt } = await jobs();
    expect({ silent, seenAt }).toEqual({ silent: true, seenAt: null });
    expect(new Set(items.map(({ job }: { job: string }) => job))).toEqual(
      new Set(jobDefinitions.map(({ id }) => id)),
    );
    const prices = items.find((line: { job: string; edition: string }) => line.edition === 'mx');
    expect(prices).toMatchObject({ job: 'prices', enabled: true, timeZone: 'America/Mexico_City' });
    // Noon in London is six in the morning in Mexico City.
    expect(prices.next).toEqual([
      '2026-10-15T22:00:00.000Z',
      '2026-10-16T10:00:00.000Z',
      '2026-10-16T22:00:00.000Z',
    ]);
    const index = items.find(({ job }: { job: string }) => job === 'indexnow');
    expect(index).toMatchObject({ obstacle: 'no_key', next: [] });
    await site().services.jobWorker.heard('a test');
    expect(await jobs()).toMatchObject({ silent: false });
    site().clock.pass(600);
    expect(await jobs()).toMatchObject({ silent: true });
  });

  test('an editor asks for a run, cancels it and asks for it again; all of it is in the log', async () => {
    const asked = await editor('POST', '/api/admin/jobs/runs', { job: 'database' });
    const { id } = asked.json();
    expect(asked.json()).toMatchObject({ state: 'waiting', trigger: 'person', askedBy: 'Edu Editor' });
    expect((await editor('POST', '/api/admin/jobs/runs', { job: 'database' })).json().id).toBe(id);
    expect((await editor('POST', `/api/admin/jobs/runs/${id}/retry`)).statusCode).toBe(409);
    expect((await editor('POST', `/api/admin/jobs/runs/${id}/cancel`)).json()).toMatchObject({
      state: 'cancelled',
    });
    expect((await editor('POST', `/api/admin/jobs/runs/${id}/cancel`)).statusCode).toBe(409);
    const again = (await editor('POST', `/api/admin/jobs/runs/${id}/retry`)).json();
    expect(again).toMatchObject({ state: 'waiting', trigger: 'retry' });
    expect((await viewer('GET', `/api/admin/jobs/runs/${again.id}`)).json()).toMatchObject({
      retryOf: id,
      lines: [],
    });
    const listed = (await viewer('GET', '/api/admin/jobs/runs?job=database&state=waiting')).json();
    expect(listed.items.map((run: { id: number }) => run.id)).toEqual([again.id]);
    const audits = await lastAudits(site(), 3);
    expect(audits.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'created job',
      'cancelled job',
      'created job',
    ]);
    const refused = await editor('POST', '/api/admin/jobs/runs', { job: 'indexnow' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'conflict']);
  });

  test('an owner changes hours, after a look at what they would mean', async () => {
    const query = new URLSearchParams({ cron: '30 6 * * 1-5', timeZone: 'Europe/Rome' });
    const preview = await viewer('GET', `/api/admin/jobs/preview?${query}`);
    expect(preview.json().next[0]).toBe('2026-10-16T04:30:00.000Z');
    const wrong = await viewer('GET', '/api/admin/jobs/preview?cron=often&timeZone=UTC');
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([400, ['cron']]);
    const changed = await owner('PATCH', '/api/admin/jobs/prices', { edition: 'it', cron: '30 6 * * 1-5' });
    expect(changed.json()).toMatchObject({ cron: '30 6 * * 1-5', isUsual: false, usualCron: '0 4,16 * * *' });
    expect(
      (await owner('PATCH', '/api/admin/jobs/prices', { edition: 'it', cron: null })).json(),
    ).toMatchObject({
      isUsual: true,
    });
    const paused = (await owner('PATCH', '/api/admin/jobs/upkeep', { enabled: false })).json();
    expect(paused).toMatchObject({ enabled: false, next: [] });
  });

  test('failures come first, and what waits for a person is counted', async () => {
    const { jobWorker } = site().services;
    const { id } = (await editor('POST', '/api/admin/jobs/runs', { job: 'messages' })).json();
    const queueId = (await jobWorker.listWaiting()).find((run) => run.id === id)?.queueId ?? '';
    await jobWorker.begin({ queueId, job: 'messages', edition: '', attempt: 1, instance: 'a' });
    const error = { code: 'unexpected', values: { detail: 'x' } } as const;
    await jobWorker.end(id, 'a', { done: 0, total: null, lines: [] }, { state: 'failed', error });
    const [first] = (await jobs()).items;
    expect(first).toMatchObject({ job: 'messages', lastRun: { id, state: 'failed', error } });
    const overview = (await viewer('GET', '/api/admin/overview')).json();
    expect(overview.failedJobs).toBe(1);
  });

  test('tells of news as they happen, and ends when the server stops', async () => {
    const url = await site().app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${url}/api/admin/jobs/events`, { headers: { 'x-test-role': 'viewer' } });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('content-encoding')).toBeNull();
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('retry: 2000');
    const { id } = (await editor('POST', '/api/admin/jobs/runs', { job: 'clicks' })).json();
    let heard = '';
    while (!heard.includes(`asked ${id}`)) heard += (await reader?.read())?.value ?? '';
    site().services.jobEvents.close();
    while (!(await reader?.read())?.done);
  });
});
