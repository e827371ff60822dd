import { argon2Sync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();
const PASSWORD = 'vento leste na ladeira';

describe('a stored password', () => {
  test('is argon2id at the cost that OWASP asks for, with a salt of its own', async () => {
    const [first, second] = await Promise.all([passwords.hash(PASSWORD), passwords.hash(PASSWORD)]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
    const [, , , , salt = '', tag] = first.split('$');
    const recomputed = argon2Sync('argon2id', {
      message: PASSWORD,
      nonce: Buffer.from(salt, 'base64'),
      memory: 19_456,
      passes: 2,
      parallelism: 1,
      tagLength: 32,
    });
    expect(recomputed.toString('base64').replace('=', '')).toBe(tag);
  });

  test('is known again, and nothing else is', async () => {
    const stored = await passwords.hash(PASSWORD);
    expect(await passwords.verify(PASSWORD, stored)).toBe(true);
    for (const wrong of ['', 'vento leste na ladeirA', `${PASSWORD} `, PASSWORD.slice(1)]) {
      expect(await passwords.verify(wrong, stored), wrong).toBe(false);
    }
  });

  test('is the same however a keyboard composes its letters', async () => {
    const stored = await passwords.hash('coração de maçã'.normalize('NFD'));
    expect(await passwords.verify('coração de maçã'.normalize('NFC'), stored)).toBe(true);
  });

  test('is checked at the cost that it was made with', async () => {
    const nonce = Buffer.from('sixteen bytes!!!');
    const cheap = { memory: 64, passes: 1, parallelism: 1 };
    const tag = argon2Sync('argon2id', { message: PASSWORD, nonce, tagLength: 16, ...cheap });
    const stored = `$argon2id$v=19$m=64,t=1,p=1$${nonce.toString('base64').replace(/=+$/, '')}$${tag.toString('base64').replace(/=+$/, '')}`;
    expect(await passwords.verify(PASSWORD, stored)).toBe(true);
    expect(await passwords.verify('another', stored)).toBe(false);
  });

  test('in another form is a fault, not a wrong password', async () => {
    for (const stored of ['', 'plain text', '$2b$10$abcdefghijklmnopqrstuv']) {
      await expect(passwords.verify(PASSWORD, stored)).rejects.toThrow('not in the form');
    }
  });
});
