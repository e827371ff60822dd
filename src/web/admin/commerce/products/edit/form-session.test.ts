import { expect, test } from 'vitest';
import { ApiError } from '#web/shared/api/api-error.ts';
import { FormSession, UndecidedConflict } from './form-session.ts';

interface Row {
  version: number;
  name: string;
  brand: string;
}

/** A server of one row, which takes what has its version. */
function open(first: Row = { version: 1, name: 'Duo', brand: 'Aro' }) {
  let row = first;
  const sent: string[] = [];
  const session = new FormSession(first, {
    formOf: ({ name, brand }: Row) => ({ name, brand }),
    load: async () => row,
    keptByEditors: ['brand'],
    send: async (form, names, version) => {
      sent.push(names.join());
      if (version !== row.version) throw new ApiError(409, '');
      row = { ...row, ...Object.fromEntries(names.map((name) => [name, form[name]])), version: version + 1 };
      return row;
    },
  });
  const colleague = (part: Partial<Row>) => {
    row = { ...row, ...part, version: row.version + 1 };
  };
  return { session, sent, colleague, stored: () => row };
}

test('only what was changed is sent, and typing it back is no change', async () => {
  const { session, sent } = open();
  session.change({ name: 'Trio' });
  session.change({ brand: 'Aros' });
  session.change({ brand: 'Aro' });
  expect(session.getState().changed).toEqual(['name']);
  await session.save();
  expect(sent).toEqual(['name']);
  expect(session.getState()).toMatchObject({ changed: [], record: { version: 2, name: 'Trio' } });
});

test('what is typed during a save stays, and is sent with the next', async () => {
  const { session, stored } = open();
  session.change({ name: 'Trio' });
  const saving = session.save();
  session.change({ name: 'Trio 2' });
  await saving;
  expect(session.getState()).toMatchObject({ form: { name: 'Trio 2' }, changed: ['name'] });
  await session.save();
  expect(stored()).toMatchObject({ name: 'Trio 2', version: 3 });
});

test('two who changed different fields both keep theirs', async () => {
  const { session, colleague, stored } = open();
  colleague({ brand: 'Arco' });
  session.change({ name: 'Trio' });
  await session.save();
  expect(stored()).toMatchObject({ name: 'Trio', brand: 'Arco' });
  expect(session.getState()).toMatchObject({ form: { name: 'Trio', brand: 'Arco' }, changed: [], epoch: 1 });
});

test('two who changed the same field are asked, and nothing is lost until then', async () => {
  const { session, colleague, stored } = open();
  colleague({ name: 'Solo' });
  session.change({ name: 'Trio', brand: 'Arco' });
  await expect(session.save()).rejects.toThrow(UndecidedConflict);
  expect(session.getState()).toMatchObject({
    form: { name: 'Trio', brand: 'Arco' },
    conflict: { names: ['name'] },
  });
  await expect(session.save()).rejects.toThrow(UndecidedConflict);
  await session.resolve(['name']);
  expect(stored()).toMatchObject({ name: 'Solo', brand: 'Arco' });
  expect(session.getState()).toMatchObject({ conflict: undefined, changed: [] });
});

test('an editor that keeps its own content is begun anew only where that has changed', () => {
  const { session } = open();
  session.adopt({ version: 2, name: 'Solo', brand: 'Aro' });
  expect(session.getState()).toMatchObject({ epoch: 0, form: { name: 'Solo' } });
  session.adopt({ version: 3, name: 'Solo', brand: 'Arco' });
  expect(session.getState().epoch).toBe(1);
});

test('one’s own version can be the one that stays', async () => {
  const { session, colleague, stored } = open();
  colleague({ name: 'Solo' });
  session.change({ name: 'Trio' });
  await expect(session.save()).rejects.toThrow(UndecidedConflict);
  await session.resolve([]);
  expect(stored()).toMatchObject({ name: 'Trio', version: 3 });
});

test('a save that fails keeps everything, and says why', async () => {
  const session = new FormSession(
    { version: 1, name: 'Duo' },
    {
      formOf: ({ name }: { version: number; name: string }) => ({ name }),
      load: async () => ({ version: 1, name: 'Duo' }),
      send: async () => {
        throw new ApiError(400, '');
      },
    },
  );
  session.change({ name: '' });
  await expect(session.save()).rejects.toThrow(ApiError);
  expect(session.getState()).toMatchObject({ form: { name: '' }, changed: ['name'], busy: false });
  expect(session.getState().failure).toBeInstanceOf(ApiError);
  session.discard();
  expect(session.getState()).toMatchObject({ form: { name: 'Duo' }, failure: undefined });
});

test('what a colleague saved is shown, and what is typed here stays', () => {
  const { session } = open();
  session.change({ name: 'Trio' });
  session.adopt({ version: 2, name: 'Duo', brand: 'Arco' });
  expect(session.getState()).toMatchObject({ form: { name: 'Trio', brand: 'Arco' }, changed: ['name'] });
  session.adopt({ version: 1, name: 'Duo', brand: 'Old' });
  expect(session.getState().form.brand).toBe('Arco');
});

test('letting go of what was typed settles a conflict, too', async () => {
  const { session, colleague } = open();
  colleague({ name: 'Solo' });
  session.change({ name: 'Trio' });
  await expect(session.save()).rejects.toThrow(UndecidedConflict);
  session.discard();
  expect(session.getState()).toMatchObject({ form: { name: 'Solo' }, changed: [], conflict: undefined });
});

test('tells what is typed and what stood there, until it is saved', async () => {
  const { session } = open();
  const heard: unknown[] = [];
  session.change({ name: 'Tri' });
  // What was typed before anybody listened is told as well.
  session.onTyped((typed) => heard.push(typed));
  expect(heard).toMatchObject([{ changes: { name: 'Tri' } }]);
  heard.length = 0;
  session.change({ name: 'Trio' });
  await session.save();
  expect(heard.at(0)).toEqual({ version: 1, changes: { name: 'Trio' }, base: { name: 'Duo' } });
  expect(heard.at(-1)).toBeUndefined();
});

const at = '2026-10-15T12:00:00.000Z';

test('brings text of an earlier visit back, unless the server has it', () => {
  const { session } = open();
  expect(session.recover({ version: 1, changes: { name: 'Duo' }, base: { name: 'Uno' }, at })).toBe(false);
  expect(session.recover({ version: 1, changes: { brand: 'Aros' }, base: { brand: 'Aro' }, at })).toBe(true);
  expect(session.getState()).toMatchObject({ form: { brand: 'Aros' }, changed: ['brand'], epoch: 1 });
  expect(session.getState().conflict).toBeUndefined();
});

test('of what somebody else has changed since, it asks', async () => {
  const { session, stored } = open({ version: 4, name: 'Duo', brand: 'Arco' });
  const kept = {
    version: 3,
    changes: { name: 'Trio', brand: 'Aros' },
    base: { name: 'Duo', brand: 'Aro' },
    at,
  };
  expect(session.recover(kept)).toBe(true);
  expect(session.getState().conflict?.names).toEqual(['brand']);
  await session.resolve(['brand']);
  expect(stored()).toMatchObject({ name: 'Trio', brand: 'Arco', version: 5 });
});

test('what was typed before the earlier text arrived stays', () => {
  const { session } = open();
  session.change({ name: 'Quarto' });
  session.recover({ version: 1, changes: { name: 'Trio', brand: 'Aros' }, base: {}, at });
  expect(session.getState().form).toEqual({ name: 'Quarto', brand: 'Aros' });
});
