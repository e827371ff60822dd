import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/site/limits.ts';
import { addToast, dismissToast, readToasts, subscribeToToasts } from './toast-store.ts';

const message = (title: string) =>
  ({ title, description: 'x', variant: 'success', duration: limits.toast.duration }) as const;
const shown = () => readToasts().map(({ title, open }) => [title, open]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('messages', () => {
  test('are shown one at a time: a new one takes the place of the old', () => {
    addToast(message('first'));
    addToast(message('second'));
    expect(shown()).toEqual([['second', true]]);
  });

  test('stay, unseen, for 1,000,000 ms after they were dismissed', () => {
    const id = addToast(message('first'));
    dismissToast(id);
    expect(shown()).toEqual([['first', false]]);
    vi.advanceTimersByTime(999_999);
    expect(shown()).toEqual([['first', false]]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  test('that were dismissed make room at once for a new one, and do not take it along', () => {
    dismissToast(addToast(message('first')));
    vi.advanceTimersByTime(500_000);
    addToast(message('second'));
    expect(shown()).toEqual([['second', true]]);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1_000_000);
    expect(shown()).toEqual([['second', true]]);
  });

  test('are dismissed once, and only where they still are', () => {
    const first = addToast(message('first'));
    const second = addToast(message('second'));
    dismissToast(first);
    expect(shown()).toEqual([['second', true]]);
    dismissToast(second);
    vi.advanceTimersByTime(600_000);
    dismissToast(second);
    vi.advanceTimersByTime(400_000);
    expect(shown()).toEqual([]);
  });

  test('tell those who listen, and give them the same list until it changes', () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    const id = addToast(message('first'));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(readToasts()).toBe(readToasts());
    dismissToast(id);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
