import { expect, test } from 'vitest';
import { limits } from '#contract/site/limits.ts';
import { nameOfAuthenticator } from './authenticator-names.ts';
import { relyingPartyOf } from './passkey-options.ts';

test.each([
  ['https://vitrina.example', 'vitrina.example', 'https://vitrina.example'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://127.0.0.1:3987', 'localhost', 'http://localhost:3987'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
])('passkeys of %s belong to %s', (publicUrl, id, origin) => {
  expect(relyingPartyOf(publicUrl)).toEqual({ id, origin });
});

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0';
const NOBODY = '00000000-0000-0000-0000-000000000000';

test('a new passkey is called after who keeps it, else after the browser, and always something', () => {
  expect(nameOfAuthenticator('bada5566-a7aa-401f-bd96-45619a55120d', CHROME)).toBe('1Password');
  expect(nameOfAuthenticator(NOBODY, CHROME)).toBe('Chrome · Windows');
  expect(nameOfAuthenticator(NOBODY, 'curious/1.0')).toBe('Passkey');
  expect(nameOfAuthenticator('toString', CHROME).length).toBeLessThanOrEqual(
    limits.accounts.passkeys.nameChars,
  );
});
