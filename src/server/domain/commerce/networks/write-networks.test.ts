import { describe, expect, test } from 'vitest';
import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { awin } from '#contract/commerce/networks/ready-made/awin.ts';
import { networks } from '#db/schema/commerce/networks.ts';
import { createRememberedRows } from '#server/domain/pages/invalidations/remembered-rows.ts';
import { collectSeen } from '#server/domain/pages/invalidations/seen.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { callerWith } from '#test/harness/people/actors.ts';
import { createNetworksService } from './networks.service.ts';

const owner = callerWith('owner');
const clock = () => new Date('2026-11-18T12:00:00Z');
const lumio = { ...awin, id: 'lumio', name: 'Lumio' };

describe.each(engines)('owners’ networks on %s', (engine) => {
  const database = useDatabase(engine);
  const used = new Set<string>();
  const usesOf = async (id: string) => (used.has(id) ? [{ locale: 'br' as const, name: 'Loja' }] : []);
  const open = (rows = createRememberedRows()) =>
    createNetworksService({ db: database().db, clock, rows, usesOf });

  test('one that a shop needs stays; one that the program’s can stand in for goes', async () => {
    const service = open();
    await service.create(owner, lumio);
    await service.change(owner, 'awin', { ...awin, name: 'Outra' }, undefined);
    used.add('lumio').add('awin');
    await expect(service.remove(owner, 'lumio')).rejects.toMatchObject({ reason: 'network_in_use' });
    await service.remove(owner, 'awin');
    const [publisher] = awin.accountNumbers;
    if (!publisher) throw new Error('Awin has a number.');
    const asksMore = { ...awin, accountNumbers: [publisher, { ...publisher, key: 'site' }], examples: [] };
    await service.change(owner, 'awin', asksMore, undefined);
    await expect(service.remove(owner, 'awin')).rejects.toMatchObject({ reason: 'network_in_use' });
    used.clear();
    await service.remove(owner, 'awin');
    await service.remove(owner, 'lumio');
    expect(await service.get('lumio')).toBeUndefined();
  });

  test('pages ask the database once, until somebody is told of a change', async () => {
    const rows = createRememberedRows();
    rows.follow();
    const service = open(rows);
    const shown = async () => (await collectSeen(() => service.list())).result.at(-1)?.id;
    expect(await shown()).toBe('magalu');
    await service.create(owner, lumio);
    expect(await shown()).toBe('magalu');
    rows.hear(['networks']);
    expect(await shown()).toBe('lumio');
    await service.remove(owner, 'lumio');
  });

  test('there are only so many', async () => {
    const many = Array.from({ length: networkLimits.own }, (_, n) => ({ ...lumio, id: `rede-${n}` }));
    await database()
      .db.insert(networks)
      .values(many.map((definition) => ({ key: definition.id, definition })));
    await expect(open().create(owner, lumio)).rejects.toMatchObject({ reason: 'too_many_networks' });
    await database().db.delete(networks);
  });
});
