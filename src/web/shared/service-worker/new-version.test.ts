import { expect, onTestFinished, test, vi } from 'vitest';
import { serviceWorkerMessages } from '#contract/site/service-worker-messages.ts';
import { forceUpdate } from './new-version.ts';

function newPage() {
  const reload = vi.fn();
  const serviceWorker = new EventTarget();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', { location: { reload }, setTimeout: globalThis.setTimeout });
  const asked: unknown[] = [];
  const worker = { postMessage: (message: unknown) => asked.push(message) } as unknown as ServiceWorker;
  return { reload, serviceWorker, asked, worker };
}

test('the page is loaded anew when the new version says that it is ready, or is there', () => {
  for (const news of [
    new MessageEvent('message', { data: { type: serviceWorkerMessages.updateReady } }),
    new Event('controllerchange'),
  ]) {
    const { reload, serviceWorker, asked, worker } = newPage();
    forceUpdate(worker);
    expect([asked, reload.mock.calls.length]).toEqual([[{ type: serviceWorkerMessages.forceUpdate }], 0]);
    serviceWorker.dispatchEvent(new MessageEvent('message', { data: null }));
    expect(reload).toHaveBeenCalledTimes(0);
    serviceWorker.dispatchEvent(news);
    expect(reload).toHaveBeenCalledTimes(1);
  }
});

test('where the old version does not come to its end, the page is loaded anew all the same', () => {
  const { reload, worker } = newPage();
  forceUpdate(worker);
  vi.advanceTimersByTime(4_999);
  expect(reload).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
});
