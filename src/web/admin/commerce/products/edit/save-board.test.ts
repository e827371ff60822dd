import { expect, test, vi } from 'vitest';
import { SaveBoard } from './save-board.ts';

const part = (label: string, dirty: boolean, save = async () => {}) => ({
  label,
  dirty,
  save,
  discard: vi.fn(),
  show: vi.fn(),
});

test('says what is unsaved, and tells its listeners only when that changes', () => {
  const board = new SaveBoard();
  const heard = vi.fn();
  board.subscribe(heard);
  board.report('facts', part('Facts', false));
  expect(heard).not.toHaveBeenCalled();
  board.report('mx', part('México', true));
  board.report('mx', part('México', true));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(board.getState().unsaved).toEqual(['México']);
  board.remove('mx');
  expect(board.getState().unsaved).toEqual([]);
});

test('saves every part that needs it, though one fails, and shows that one', async () => {
  const board = new SaveBoard();
  const saved: string[] = [];
  const broken = part('Facts', true, async () => {
    throw new Error('no');
  });
  board.report('facts', broken);
  board.report(
    'br',
    part('Brasil', false, async () => void saved.push('br')),
  );
  board.report(
    'mx',
    part('México', true, async () => void saved.push('mx')),
  );
  await expect(board.saveAll()).rejects.toThrow('no');
  expect(saved).toEqual(['mx']);
  expect(broken.show).toHaveBeenCalledOnce();
  expect(board.getState().busy).toBe(false);
});

test('only what is unsaved is let go of', () => {
  const board = new SaveBoard();
  const [clean, typed] = [part('Facts', false), part('México', true)];
  board.report('facts', clean);
  board.report('mx', typed);
  board.discardAll();
  expect(typed.discard).toHaveBeenCalledOnce();
  expect(clean.discard).not.toHaveBeenCalled();
});

test('tells apart what readers see now from what they do not see yet', async () => {
  const board = new SaveBoard();
  board.report('facts', part('Facts', true));
  board.report('mx', { ...part('México', true), seen: true });
  board.report('es', { ...part('España', true), seen: false });
  board.report('it', { ...part('Italia', false), seen: true });
  expect(await board.saveAll()).toEqual({ seen: ['México'], unseen: ['España'], others: ['Facts'] });
});
