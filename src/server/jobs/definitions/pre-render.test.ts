import { describe, expect, test } from 'vitest';
import { createRenderRunsService } from '#server/domain/pages/render-runs/render-runs.service.ts';
import { engines } from '#test/harness/database.ts';
import { jobContext } from '#test/harness/job-context.ts';
import { useKeptSite } from '#test/harness/programs/kept-site.ts';
import { preRenderJob } from './pre-render.ts';

describe.each(engines)('the new day’s pages on %s', { timeout: 120_000 }, (engine) => {
  const site = useKeptSite(engine);

  test('are rendered by the process that keeps them, and the job tells how many', async () => {
    const { services, store } = site();
    expect(store.peek('/it')).toBeUndefined();
    const steps: number[] = [];
    const context = jobContext({ edition: 'it', progress: (done) => void steps.push(done) });
    const result = preRenderJob.run(services, context);
    const { db, clock } = site();
    const { known, port } = services.renderedPages;
    const pages = port.need();
    // One is rendered, to be seen; of the others it is enough that their turn came.
    const renew = async (path: string, cause: string) => path !== '/it' || pages.renew(path, cause);
    const own = { ...pages, renew };
    const renderedPages = { known, port: { ...port, get: () => own, need: () => own } };
    // The site's clock stands still: at its pace nothing would ever be due.
    const hurried = createRenderRunsService({ db, clock, renderedPages, wait: async () => {} });
    await expect
      .poll(async () => (await services.renderRuns.watch(1))?.state, { timeout: 20_000 })
      .toBe('waiting');
    await hurried.workOnEditions(new AbortController().signal);
    const { code, values } = await result;
    expect(code).toBe('pages_rendered');
    expect(values.n).toBeGreaterThan(20);
    expect(steps.at(-1)).toBe(values.n);
    expect(store.peek('/it')?.status).toBe(200);
  });

  test('are given up with the job', async () => {
    const { services } = site();
    const stop = new AbortController();
    const result = preRenderJob.run(services, jobContext({ edition: 'mx', signal: stop.signal }));
    const failed = expect(result).rejects.toThrow();
    await expect
      .poll(async () => (await services.renderRuns.watch(2))?.state, { timeout: 20_000 })
      .toBe('waiting');
    stop.abort();
    await failed;
    expect((await services.renderRuns.watch(2))?.state).toBe('cancelled');
  });
});
