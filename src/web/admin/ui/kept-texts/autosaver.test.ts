import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#web/shared/api/api-error.ts';
import { Autosaver } from './autosaver.ts';

interface Fields {
  title?: string;
  excerpt?: string;
}

function setUp(save = vi.fn(async (_changes: Fields, _id: string) => {})) {
  let made = 0;
  const backUp = vi.fn();
  const saver = new Autosaver<Fields>({ save, backUp, newId: () => `id-${++made}`, now: () => new Date(0) });
  return { saver, save, backUp };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the autosaver', () => {
  test('saves once, two seconds after the last change, everything that changed', async () => {
    const { saver, save } = setUp();
    saver.change({ title: 'A' });
    await vi.advanceTimersByTimeAsync(1_900);
    saver.change({ title: 'AB', excerpt: 'e' });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(save.mock.calls).toEqual([[{ title: 'AB', excerpt: 'e' }, 'id-1']]);
    expect(saver.state).toEqual({ name: 'saved', at: new Date(0) });
    expect(saver.isDirty).toBe(false);
  });

  test('never has two saves under way, and sends what was typed meanwhile afterwards', async () => {
    let finish: (() => void) | undefined;
    const save = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const { saver } = setUp(save);
    saver.change({ title: 'first' });
    await vi.advanceTimersByTimeAsync(2_000);
    saver.change({ title: 'second' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(save).toHaveBeenCalledTimes(1);
    finish?.();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(save).toHaveBeenLastCalledWith({ title: 'second' }, 'id-2');
  });

  test('keeps on trying with the same id where the network is gone, and backs up meanwhile', async () => {
    const save = vi.fn(async (_changes: Fields, _id: string) => {});
    save.mockRejectedValue(new TypeError('Failed to fetch'));
    const { saver, backUp } = setUp(save);
    saver.change({ title: 'kept' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saver.state.name).toBe('offline');
    expect(backUp).toHaveBeenLastCalledWith({ title: 'kept' });
    await vi.advanceTimersByTimeAsync(2_000 + 4_000);
    expect(save.mock.calls.map(([, id]) => id)).toEqual(['id-1', 'id-1', 'id-1']);
    save.mockResolvedValue(undefined);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(saver.state.name).toBe('saved');
    expect(backUp).toHaveBeenLastCalledWith(undefined);
  });

  test('what is typed after a lost answer goes along under a new id, and nothing is left out', async () => {
    const save = vi.fn(async (_changes: Fields, _id: string) => {});
    save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { saver } = setUp(save);
    saver.change({ title: 'one' });
    await vi.advanceTimersByTimeAsync(2_000);
    saver.change({ excerpt: 'two' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(save).toHaveBeenLastCalledWith({ title: 'one', excerpt: 'two' }, 'id-2');
  });

  test('stops at a conflict until somebody decides', async () => {
    const save = vi.fn(async (_changes: Fields, _id: string) => {});
    save.mockRejectedValueOnce(new ApiError(409, ''));
    const { saver } = setUp(save);
    saver.change({ title: 'mine' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saver.state.name).toBe('conflict');
    saver.change({ title: 'mine, more' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(saver.unsaved()).toEqual({ title: 'mine, more' });
    saver.discard();
    saver.change({ title: 'ours' });
    await saver.flush();
    expect(save).toHaveBeenLastCalledWith({ title: 'ours' }, 'id-2');
    expect(saver.state.name).toBe('saved');
  });

  test('says why a save was refused, and tries again with the next change', async () => {
    const save = vi.fn(async (_changes: Fields, _id: string) => {});
    const body = JSON.stringify({ error: { code: 'invalid_input', message: 'Too long.' } });
    save.mockRejectedValueOnce(new ApiError(400, body));
    const { saver } = setUp(save);
    saver.change({ title: 'x'.repeat(9) });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.state).toEqual({ name: 'refused', message: 'Too long.' });
    expect(save).toHaveBeenCalledTimes(1);
    saver.change({ title: 'x' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saver.state.name).toBe('saved');
  });

  test('asked to save now, waits for the save under way and sends the rest at once', async () => {
    const finish: (() => void)[] = [];
    const save = vi.fn(
      (_changes: Fields, _id: string) => new Promise<void>((resolve) => finish.push(resolve)),
    );
    const { saver } = setUp(save);
    saver.change({ title: 'first' });
    await vi.advanceTimersByTimeAsync(2_000);
    saver.change({ title: 'second' });
    const flushed = saver.flush();
    finish[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenLastCalledWith({ title: 'second' }, 'id-2');
    finish[1]?.();
    await flushed;
    expect(saver.isDirty).toBe(false);
  });

  test('left without a connection, tries once more and keeps the rest on this device', async () => {
    const save = vi.fn(async (_changes: Fields, _id: string) => {});
    save.mockRejectedValue(new TypeError('Failed to fetch'));
    const { saver, backUp } = setUp(save);
    saver.change({ title: 'kept' });
    await saver.finish();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(backUp).toHaveBeenLastCalledWith({ title: 'kept' });
  });
});
