import vm from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/site/limits.ts';
import { type ContactValues, contactFields, contactProblems, tidyContact } from './message-form.ts';

const good: ContactValues = {
  name: 'Ana Prado',
  email: 'ana@exemplo.com.br',
  subject: 'Uma correção',
  message: 'O peso do produto está errado na tabela.',
};
const problemWith = (field: keyof ContactValues, value: string) =>
  contactProblems({ ...good, [field]: value })[field];
const takes = (email: string) => problemWith('email', email) === undefined;

const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r\n', '\u00a0', '\u3000'), maxLength: 4 });
const texts = ['name', 'subject', 'message'] as const;

describe('a message', () => {
  test('with every field filled in is taken', () => {
    expect(contactProblems(good)).toEqual({});
  });

  test('that says nothing is told so at every field, in the order of the form', () => {
    const problems = contactProblems({ name: '', email: ' ', subject: '\n', message: '\t\u00a0' });
    expect(Object.keys(problems)).toEqual([...contactFields]);
    expect(Object.values(problems)).toEqual(contactFields.map(() => ({ code: 'required' })));
  });

  test.each(texts)('has a %s that is measured without the blanks around it', (field) => {
    const { min, max } = limits.contact[field];
    const near = fc.constantFrom(0, 1, min - 1, min, min + 1, max - 1, max, max + 1, max + 50);
    const expected = (length: number) => {
      if (length === 0) return { code: 'required' };
      if (length > max) return { code: 'too_long', limit: max };
      return length < min ? { code: 'too_short', limit: min } : undefined;
    };
    const property = fc.property(near, blank, blank, (length, before, after) => {
      expect(problemWith(field, before + 'á'.repeat(length) + after)).toEqual(expected(length));
    });
    fc.assert(property);
  });

  test.each(texts)('has a %s of something that can be seen', (field) => {
    expect(problemWith(field, '\u0001\u0007\u007f\u0085'.repeat(10))).toEqual({ code: 'required' });
  });

  test('may be as long with a form’s line ends as with a script’s', () => {
    const lines = Array.from({ length: 500 }, () => 'nove char');
    expect(lines.join('\n')).toHaveLength(limits.contact.message.max - 1);
    expect(problemWith('message', lines.join('\r\n'))).toBeUndefined();
  });
});

describe('an e-mail address', () => {
  test.each([
    'ana@exemplo.com.br',
    'ana+vitrina@gmail.com',
    'a@b.co',
    'ana.maria_silva-2@mail.sub.exemplo.org',
    "o'neil@example.ie",
    'ANA@EXEMPLO.COM',
    '  ana@exemplo.com  ',
    'josé@exemplo.com',
    'info@müller.de',
    'info@xn--mller-kva.de',
    '用户@例子.中国',
    'अजय@उदाहरण.भारत',
    'ana@exemplo.xn--p1ai',
    'ana@3m.com',
    'ana@a--b.example',
    '2024@exemplo.com',
  ])('that people have is taken: %s', (email) => {
    expect(takes(email)).toBe(true);
  });

  test.each([
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'ana@exemplo.c',
    'ana@exemplo.com.',
    'ana@.exemplo.com',
    'ana@exemplo..com',
    'ana@-exemplo.com',
    'ana@exemplo-.com',
    'ana@@exemplo.com',
    'ana@exemplo@exemplo.com',
    'ana exemplo@exemplo.com',
    'ana@exem plo.com',
    'ana@exemplo.com, bia@exemplo.com',
    'Ana <ana@exemplo.com>',
    'mailto:ana@exemplo.com',
    'ana@exemplo.com\nBcc: bia@exemplo.com',
    'ana\u0001@exemplo.com',
    'ana\u202e@exemplo.com',
    'ana\ud800@exemplo.com',
    'ana@127.0.0.1',
    'ana@[127.0.0.1]',
    '"ana"@exemplo.com',
    'ana\\@exemplo.com',
    'ana@exemplo.com/?x',
  ])('that nobody has is refused: %j', (email) => {
    expect(problemWith('email', email)).toEqual({ code: 'email' });
  });

  test('as the standards allow it is taken', () => {
    const short = fc.emailAddress().filter((email) => email.length <= limits.contact.email.max);
    fc.assert(fc.property(short, (email) => takes(email)));
  });

  test('is one address in one line, whatever is typed', () => {
    const piece = fc.oneof(
      fc.constantFrom('@', '.', '-', ' ', '\r\n', '<', '>', ',', ';', 'exemplo.com', '\0', '\u2028', '"'),
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.emailAddress(),
    );
    const typed = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    const property = fc.property(typed, (text) => {
      const { email } = tidyContact({ ...good, email: text });
      if (takes(text))
        expect(email).toMatch(/^[^\s@<>,;:"\p{C}]+@[^\s@<>,;:"\p{C}]+\.[^\s@<>,;:"\p{C}.]{2,}$/u);
    });
    fc.assert(property, { numRuns: 500 });
  });

  test('has at most 254 characters', () => {
    const of = (length: number) => `${'a'.repeat(length - '@exemplo.com'.length)}@exemplo.com`;
    expect(takes(of(254))).toBe(true);
    expect(problemWith('email', of(255))).toEqual({ code: 'too_long', limit: 254 });
  });

  /** A pattern that tries every way of reading these would not come to an end. */
  test.each([
    ['dots', `a@${'a.'.repeat(120)}!`],
    ['hyphens', `a@${'a-'.repeat(120)}!`],
    ['hyphens and dots', `a@${'a-a.'.repeat(60)}!`],
    ['letters', `a@${'a'.repeat(240)}!`],
    ['a mark', `${'+'.repeat(250)}`],
    ['foreign letters', `ü@${'üé'.repeat(120)}!`],
    ['an ending', `a@b.${'xn--'.repeat(60)}!`],
  ])('is read in one go: %s', (_what, email) => {
    const context = { read: () => takes(email) };
    expect(vm.runInNewContext('read()', context, { timeout: 5_000 })).toBe(false);
  });
});

describe('what is kept', () => {
  test('is one line of a name, an address and a subject, and the lines of a message', () => {
    const kept = tidyContact({
      name: ' Ana\r\n\u0000Prado\u2028 ',
      email: ' ana@exemplo.com\n',
      subject: 'Oi\nBcc: todos@exemplo.com\u0085X',
      message: '\n  Um.\r\n\r\n\tDois.\rTrês\u0007.\n\n',
    });
    expect(kept).toEqual({
      name: 'Ana Prado',
      email: 'ana@exemplo.com',
      subject: 'Oi Bcc: todos@exemplo.com X',
      message: 'Um.\n\n\tDois.\nTrês.',
    });
  });

  test('stays as it is when it is tidied again, and is still a message', () => {
    const values = fc.record({
      name: fc.string({ unit: 'binary', maxLength: 120 }),
      email: fc.emailAddress(),
      subject: fc.string({ unit: 'binary', maxLength: 160 }),
      message: fc.string({ unit: 'binary', maxLength: 200 }),
    });
    const property = fc.property(values, (typed) => {
      const kept = tidyContact(typed);
      expect(tidyContact(kept)).toEqual(kept);
      expect(contactProblems(kept)).toEqual(contactProblems(typed));
      for (const field of ['name', 'email', 'subject'] as const)
        expect(kept[field]).not.toMatch(/[\p{Cc}\u2028]/u);
    });
    fc.assert(property);
  });
});
