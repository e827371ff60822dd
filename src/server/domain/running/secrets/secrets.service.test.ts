import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { secrets } from '#db/schema/running/secrets.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { createSecretsService } from './secrets.service.ts';

describe.each(engines)('the key of an installation, on %s', (engine) => {
  const database = useDatabase(engine);
  const newService = () => createSecretsService({ db: database().db });
  beforeEach(() => database().db.delete(secrets));

  test('is one, however many servers start at once', async () => {
    const signatures = await Promise.all(Array.from({ length: 20 }, () => newService().sign('a', 'text')));
    expect(new Set(signatures).size).toBe(1);
    const rows = await database().db.select().from(secrets);
    expect(rows.map(({ name }) => name)).toEqual(['root']);
    expect(Buffer.from(rows[0]?.value ?? '', 'base64url')).toHaveLength(32);
  });

  test('stays the same after a restart, and differs between installations', async () => {
    const first = await newService().sign('a', 'text');
    expect(await newService().sign('a', 'text')).toBe(first);
    await database().db.delete(secrets);
    expect(await newService().sign('a', 'text')).not.toBe(first);
  });

  test('never signs anything itself', async () => {
    const signature = await newService().sign('a', 'text');
    const [root] = await database().db.select().from(secrets);
    expect(signature).not.toBe(
      createHmac('sha256', root?.value ?? '')
        .update('text')
        .digest('base64url'),
    );
    expect(signature).not.toContain(root?.value);
  });

  test('knows what it has signed, for that purpose and in that wording', async () => {
    const { sign, isSigned } = newService();
    const signature = await sign('ticket', 'abc');
    expect(await isSigned('ticket', 'abc', signature)).toBe(true);
    expect(await isSigned('session', 'abc', signature)).toBe(false);
    expect(await isSigned('ticket', 'abd', signature)).toBe(false);
    for (const forged of ['', signature.slice(1), `${signature}=`, signature.toLowerCase(), 'é'.repeat(43)]) {
      expect(await isSigned('ticket', 'abc', forged), forged).toBe(false);
    }
  });

  test('seals what nobody else is to read, differently each time, and opens it for that purpose alone', async () => {
    const { seal, unseal } = newService();
    const text = 'https://ana:segredo@loja.example/feed?key=ç';
    const [one, other] = [await seal('feed', text), await seal('feed', text)];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('segredo');
    expect(await newService().unseal('feed', one)).toBe(text);
    expect(await unseal('ticket', one)).toBeUndefined();
    const touched = `${one.slice(0, -2)}${one.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const wrong of ['', 'x', touched, text]) expect(await unseal('feed', wrong), wrong).toBeUndefined();
    await database().db.delete(secrets);
    expect(await newService().unseal('feed', one)).toBeUndefined();
  });
});
