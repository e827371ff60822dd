import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { browserFetch } from './browser-fetch.ts';
import {
  activeLocalesQuery,
  allLocalesQuery,
  editionQuery,
  gateQuery,
  knownEditionQuery,
} from './editions.ts';
import { createQueryClient } from './query-client.ts';

const NOW = new Date('2026-06-15T15:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answerAll = (answer: () => Response) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const refuse = () => new Response('x', { status: 500 });

describe('questions about editions', () => {
  test.each([
    [editionQuery('mx'), '/api/locale-configs/mx'],
    [gateQuery('us'), '/api/locale-configs/us'],
    [allLocalesQuery(), '/api/locale-configs/all-locales'],
    [activeLocalesQuery(), '/api/locale-configs/active-locales'],
  ])('are asked anew, with a timestamp and past every cache', async ({ queryKey, meta }, path) => {
    const fetch = answerAll(() => new Response('{}'));
    await createQueryClient(browserFetch).fetchQuery({ queryKey, ...(meta && { meta }) });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(`${path}?timestamp=${NOW.getTime()}`, {
      method: 'GET',
      credentials: 'include',
      cache: 'no-store',
    });
  });

  test.each([editionQuery('br'), gateQuery('br'), allLocalesQuery(), activeLocalesQuery()])(
    'are never taken for answered: $queryKey',
    ({ staleTime }) => {
      expect(staleTime).toBe(0);
    },
  );

  test('fail by their names, without a second try', async () => {
    const fetch = answerAll(refuse);
    const client = createQueryClient(browserFetch);
    await expect(client.fetchQuery(editionQuery('it'))).rejects.toThrow(
      /^Falha ao buscar configurações do locale it$/,
    );
    await expect(client.fetchQuery(allLocalesQuery())).rejects.toThrow(
      /^Falha ao buscar configurações de locales$/,
    );
    await expect(client.fetchQuery(activeLocalesQuery())).rejects.toThrow(
      /^Falha ao buscar configurações de locales$/,
    );
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});

describe('the gate', () => {
  test('tries three times more, after one, two and four seconds', async () => {
    const fetch = answerAll(refuse);
    const asked = createQueryClient(browserFetch).fetchQuery(gateQuery('br'));
    const failed = expect(asked).rejects.toThrow('Falha ao buscar configurações do locale br');
    const callsAt: number[] = [];
    for (const wait of [0, 999, 1, 1999, 1, 3999, 1, 60_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      callsAt.push(fetch.mock.calls.length);
    }
    await failed;
    expect(callsAt).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test('tries as often where a page came first', async () => {
    const fetch = answerAll(refuse);
    const client = createQueryClient(browserFetch);
    for (const options of [knownEditionQuery('br'), gateQuery('br')]) {
      const leave = new QueryObserver(client, options).subscribe(() => {});
      onTestFinished(leave);
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  test('never waits longer than ten seconds', () => {
    const { retryDelay } = gateQuery('br');
    const delays = [0, 1, 2, 3, 4, 9].map((attempt) =>
      typeof retryDelay === 'function' ? retryDelay(attempt, new Error('x')) : retryDelay,
    );
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  });

  test('shares its answer with whoever else asks about the edition', () => {
    expect(gateQuery('es').queryKey).toEqual(editionQuery('es').queryKey);
  });
});
