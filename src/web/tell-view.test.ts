import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Browser {
  /** What it says of the way to the page; one that says nothing is an old one. */
  entry?: { type?: string; deliveryType?: string } | undefined;
  prerendering?: boolean;
}

/** The addresses that a page tells when it is opened, and those it tells once it is shown. */
async function toldBy({ entry = { type: 'navigate', deliveryType: '' }, prerendering }: Browser) {
  vi.resetModules();
  const sendBeacon = vi.fn();
  const heard: Record<string, () => void> = {};
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('location', { pathname: '/it/palestra-in-casa' });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry] as never);
  vi.stubGlobal('document', {
    prerendering,
    addEventListener: (type: string, listener: () => void) => Object.assign(heard, { [type]: listener }),
  });
  await import('./tell-view.ts');
  const told = () => sendBeacon.mock.calls.map(([address]) => address);
  const atOnce = told();
  heard.prerenderingchange?.();
  return { atOnce, shown: told() };
}

const address = '/api/views?from=page&on=/it/palestra-in-casa';

test.each<[string, Browser]>([
  ['came from anywhere', {}],
  ['was loaded again', { entry: { type: 'reload' } }],
  ['came from the browser’s own memory', { entry: { type: 'navigate', deliveryType: 'cache' } }],
  ['nobody knows how it came', { entry: undefined }],
])('a page tells of itself, once: it %s', async (_, browser) => {
  expect(await toldBy(browser)).toEqual({ atOnce: [address], shown: [address] });
});

test('one that was drawn ahead tells when somebody sees it', async () => {
  expect(await toldBy({ prerendering: true })).toEqual({ atOnce: [], shown: [address] });
});

test('going back is no view, and of what was fetched ahead the application tells', async () => {
  for (const entry of [
    { type: 'back_forward' },
    { type: 'navigate', deliveryType: 'navigational-prefetch' },
  ]) {
    expect((await toldBy({ entry })).shown).toEqual([]);
    expect((await toldBy({ entry, prerendering: true })).shown).toEqual([]);
  }
});
