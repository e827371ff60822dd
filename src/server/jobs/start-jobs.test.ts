import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { locales } from '#contract/site/locales.ts';
import { engines } from '#test/harness/database.ts';
import { useJobs } from '#test/harness/jobs.ts';
import { callerOf } from '#test/harness/people/admin.ts';
import { defineJob, type JobContext, type JobDefinition, JobProblem, saying } from './definition.ts';

const editor = callerOf('editor');
const never = '0 5 29 2 *';
const jobThat = (run: JobDefinition['run'], given: Partial<JobDefinition> = {}) =>
  defineJob({ id: 'upkeep', cron: never, retryDelay: 0, ...given, run });
const well = async () => saying('rows_tidied', { n: 1 });

describe.each(engines)('jobs on %s', { timeout: 120_000 }, (engine) => {
  const jobs = useJobs(engine);
  const ask = () => jobs.services().jobRuns.start(editor, { job: 'upkeep' });

  test('a run that somebody asks for tells how far it is, and what came of it', async () => {
    const { promise: asked, resolve: goOn } = Promise.withResolvers<void>();
    const { id } = await ask();
    await jobs.start([
      jobThat(async (_services, { progress, say }) => {
        say('sessions_ended', { n: 3 });
        progress(1, 4);
        await asked;
        progress(4, 4);
        return saying('rows_tidied', { n: 3 });
      }),
    ]);
    const half = { id, state: 'running', trigger: 'person', askedBy: 'Edu', done: 1, total: 4 };
    await expect.poll(async () => (await jobs.runs())[0], { timeout: 20_000 }).toMatchObject(half);
    expect((await jobs.runs())[0]?.lines).toMatchObject([{ code: 'sessions_ended', values: { n: 3 } }]);
    // Asked again, there is a second one behind it, and no third.
    const second = await ask();
    expect(second.id).not.toBe(id);
    expect((await ask()).id).toBe(second.id);
    goOn();
    const [run] = await jobs.until('done', 'done');
    expect(run).toMatchObject({ done: 4, total: 4, error: null, attempt: 1 });
    expect(run?.result).toEqual({ code: 'rows_tidied', values: { n: 3 } });
    expect(run?.finishedAt).not.toBeNull();
  });

  test('one that fails is tried again by itself, so often and no oftener', async () => {
    let tries = 0;
    await jobs.start([
      jobThat(
        async () => {
          tries += 1;
          throw tries === 1 ? new JobProblem('remote_refused', { status: 500 }) : new Error('No more.');
        },
        { retries: 1 },
      ),
    ]);
    await ask();
    const [first, second] = await jobs.until('failed', 'failed');
    expect(first).toMatchObject({ trigger: 'person', attempt: 1, triesAgain: true });
    expect(first?.error).toEqual({ code: 'remote_refused', values: { status: 500 } });
    expect(second).toMatchObject({ trigger: 'retry', askedBy: 'Edu', attempt: 2, triesAgain: false });
    expect(second?.error).toEqual({ code: 'unexpected', values: { detail: 'No more.' } });
    expect(second?.queueId).toBe(first?.queueId);
    await jobs.untilNothingWaits();
    expect(tries).toBe(2);
  });

  test('what trying again would not help is not tried again, until somebody wants it', async () => {
    let tries = 0;
    await jobs.start([
      jobThat(async () => {
        tries += 1;
        if (tries === 1) throw new JobProblem('shops_stopped', {}, { final: true });
        return saying('rows_tidied', { n: 0 });
      }),
    ]);
    const { id } = await ask();
    await jobs.until('failed');
    await jobs.services().jobRuns.retry(editor, id);
    const [, second] = await jobs.until('failed', 'done');
    expect(second).toMatchObject({ trigger: 'retry', attempt: 1, retryOf: id, askedBy: 'Edu' });
  });

  test('one that waits can be cancelled, and never begins', async () => {
    let begun = 0;
    const { id } = await ask();
    await jobs.services().jobRuns.cancel(editor, id);
    await jobs.start([
      jobThat(async () => {
        begun += 1;
        return well();
      }),
    ]);
    // Whatever stood before it in the queue had its turn.
    await ask();
    await jobs.until('cancelled', 'done');
    await jobs.untilNothingWaits();
    expect(begun).toBe(1);
    await expect(jobs.services().jobRuns.cancel(editor, id)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('one under way stops where it can, and is not tried again', async () => {
    let tries = 0;
    await jobs.start([
      jobThat(async (_services, { signal }) => {
        tries += 1;
        await setTimeout(60_000, undefined, { signal });
        return well();
      }),
    ]);
    const { id } = await ask();
    await jobs.until('running');
    await jobs.services().jobRuns.cancel(editor, id);
    await jobs.until('cancelled');
    await jobs.untilNothingWaits();
    expect(tries).toBe(1);
  });

  test('one that takes too long is stopped', async () => {
    await jobs.start([
      jobThat(
        async (_services, { signal }) => {
          await setTimeout(60_000, undefined, { signal });
          return well();
        },
        { timeoutSeconds: 1, retries: 0 },
      ),
    ]);
    await ask();
    const [run] = await jobs.until('failed');
    expect(run?.error).toEqual({ code: 'timed_out', values: {} });
  });

  test('a process that stops leaves what is under way to the next one', async () => {
    const waitsForEver = jobThat(async (_services, { signal }) => {
      await setTimeout(60_000, undefined, { signal });
      return well();
    });
    const stop = await jobs.start([waitsForEver]);
    await ask();
    await jobs.until('running');
    await stop();
    const [run] = await jobs.until('lost');
    expect(run).toMatchObject({ triesAgain: true, error: { code: 'server_stopped' } });
    await jobs.start([jobThat(well)]);
    const [, second] = await jobs.until('lost', 'done');
    expect(second).toMatchObject({ trigger: 'retry', attempt: 2, lines: [{ code: 'taken_over' }] });
  });

  test('two processes share the work, and never do the same at once', async () => {
    const underWay = new Map<string, number>();
    const most = new Map<string, number>();
    let done = 0;
    const job = jobThat(
      async (_services, { edition }: JobContext) => {
        const now = (underWay.get(edition) ?? 0) + 1;
        underWay.set(edition, now);
        most.set(edition, Math.max(now, most.get(edition) ?? 0));
        await setTimeout(100);
        underWay.set(edition, now - 1);
        done += 1;
        return well();
      },
      { id: 'prices', perEdition: true },
    );
    await Promise.all([jobs.start([job]), jobs.start([job])]);
    for (let round = 0; round < 3; round += 1) {
      for (const edition of locales) await jobs.services().jobRuns.start(editor, { job: 'prices', edition });
      const finished = async () => (await jobs.runs()).filter(({ state }) => state === 'done').length;
      await expect.poll(finished, { timeout: 60_000 }).toBe((round + 1) * locales.length);
    }
    expect(done).toBe(3 * locales.length);
    expect([...most.values()]).toEqual(locales.map(() => 1));
    expect(new Set((await jobs.runs()).map(({ instance }) => instance)).size).toBeLessThanOrEqual(2);
  });
});
