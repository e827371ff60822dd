import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

const facts = {
  contact: '',
  edition: 'it' as const,
  publicUrl: 'https://vitrina.test',
  now: new Date('2026-11-17T09:30:00Z'),
};

test('leads to the contact page where nobody has said otherwise, and says until when', () => {
  expect(securityText(facts)).toBe(
    [
      'Contact: https://vitrina.test/it/contato',
      'Expires: 2027-05-16T00:00:00.000Z',
      'Preferred-Languages: pt, it, es, en',
      'Canonical: https://vitrina.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.each([
  ['seguranca@exemplo.com', 'mailto:seguranca@exemplo.com'],
  ['https://exemplo.com/seguranca', 'https://exemplo.com/seguranca'],
])('%s is told as it has to be', (contact, line) => {
  expect(securityText({ ...facts, contact }).split('\n')[0]).toBe(`Contact: ${line}`);
});
