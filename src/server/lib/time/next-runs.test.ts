import { describe, expect, test } from 'vitest';
import { nextRuns } from './next-runs.ts';

const next = async (cron: string, timeZone: string, from: string, count = 3) =>
  (await nextRuns(cron, timeZone, new Date(from), count))?.map((moment) => moment.toISOString().slice(0, 16));

describe('the next runs', () => {
  test('keep to the clock on the wall, in summer and in winter', async () => {
    // Madrid and Rome put their clocks back on 25 October 2026, New York on 1 November.
    expect(await next('0 4 * * *', 'Europe/Madrid', '2026-10-24T00:00:00Z')).toEqual([
      '2026-10-24T02:00',
      '2026-10-25T03:00',
      '2026-10-26T03:00',
    ]);
    expect(await next('0 4 * * *', 'America/New_York', '2026-10-31T00:00:00Z')).toEqual([
      '2026-10-31T08:00',
      '2026-11-01T09:00',
      '2026-11-02T09:00',
    ]);
    // São Paulo and Mexico City have given it up.
    for (const [timeZone, hour] of [
      ['America/Sao_Paulo', '07'],
      ['America/Mexico_City', '10'],
    ] as const) {
      expect(await next('0 4 * * *', timeZone, '2026-10-24T00:00:00Z')).toEqual(
        ['24', '25', '26'].map((day) => `2026-10-${day}T${hour}:00`),
      );
    }
  });

  test('an hour that there is not happens all the same, one that there is twice happens once', async () => {
    const spring = await next('30 2 * * *', 'Europe/Rome', '2026-03-28T12:00:00Z', 2);
    expect(spring?.map((moment) => moment.slice(0, 10))).toEqual(['2026-03-29', '2026-03-30']);
    const autumn = await next('30 2 * * *', 'Europe/Rome', '2026-10-24T12:00:00Z', 2);
    expect(autumn?.map((moment) => moment.slice(0, 10))).toEqual(['2026-10-25', '2026-10-26']);
  });

  test('are unknown where an expression or a zone cannot be read', async () => {
    for (const cron of ['', 'often', '* * * *', '* * * * * *', '61 * * * *', 'FREQ=DAILY', '0 4 31 2'])
      expect(await nextRuns(cron, 'UTC', new Date(), 1)).toBeUndefined();
    expect(await nextRuns('0 4 * * *', 'Mars/Olympus', new Date(), 1)).toBeUndefined();
    expect(await nextRuns('0 4 * * *', 'UTC', new Date(), 1)).toHaveLength(1);
  });
});
