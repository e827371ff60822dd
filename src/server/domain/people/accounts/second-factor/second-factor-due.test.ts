import { describe, expect, test } from 'vitest';
import { engines, useDatabase } from '#test/harness/database.ts';
import { secondFactorDue } from './second-factor-due.ts';
import { listRules, writeRules } from './second-factors.queries.ts';

const day = (n: number) => new Date(Date.UTC(2026, 9, n));
const person = { role: 'editor', roleSince: null, createdAt: day(1), twoFactorEnabled: false } as const;
const rules = [{ role: 'editor', days: 7, since: day(10) } as const];

describe('until when somebody can do without a second factor', () => {
  test.each([
    ['from the rule', person, day(17)],
    ['from joining, after it', { ...person, createdAt: day(12) }, day(19)],
    ['from the role, where that came last', { ...person, roleSince: day(14) }, day(21)],
    ['from the rule, after a role of before', { ...person, roleSince: day(3) }, day(17)],
    ['for ever, in a role that needs none', { ...person, role: 'viewer' as const }, null],
    ['for ever, with one', { ...person, twoFactorEnabled: true }, null],
  ])('%s', (_what, account, due) => {
    expect(secondFactorDue(account, [...rules])).toEqual(due);
  });
});

describe.each(engines)('the rule on %s', (engine) => {
  const database = useDatabase(engine);

  test('keeps since when a role is asked; one that comes later is asked since then, one that goes is forgotten', async () => {
    const { db } = database();
    await writeRules(db, ['editor', 'owner'], 7, day(1));
    await writeRules(db, ['owner', 'viewer'], 3, day(5));
    expect(await listRules(db)).toEqual([
      { role: 'owner', days: 3, since: day(1) },
      { role: 'viewer', days: 3, since: day(5) },
    ]);
    await writeRules(db, [], 3, day(6));
    expect(await listRules(db)).toEqual([]);
  });
});
