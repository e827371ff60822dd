import { describe, expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const codeOf = (password: string, ...identifiers: string[]) => passwordProblem(password, identifiers)?.code;

describe('a new password', () => {
  test('has 12 to 128 characters', () => {
    expect(codeOf('')).toBe('required');
    expect(passwordProblem('mar-azul-77', [])).toEqual({ code: 'too_short', limit: 12 });
    expect(codeOf('mar-azul-77x')).toBeUndefined();
    expect(codeOf('vento leste '.repeat(11).slice(0, 128))).toBeUndefined();
    expect(passwordProblem('x7 '.repeat(43), [])).toEqual({ code: 'too_long', limit: 128 });
  });

  test.each([
    ['anapaula-tem-sol', 'anapaula'],
    ['AnaPaula tem sol', 'anapaula'],
    ['ana.paula tem sol', 'ana.paula@example.com'],
  ])('does not contain the identifier: %s', (password, identifier) => {
    expect(codeOf(password, identifier)).toBe('contains_identifier');
  });

  test('may contain a name too short to matter, and anything else that a person can type', () => {
    expect(codeOf('jo sobe a ladeira', 'jo@example.com')).toBeUndefined();
    expect(codeOf('четыре зелёных чайника', 'ana')).toBeUndefined();
    expect(codeOf('🦜🥭🌵🪁🧉🪘🎏🧶🪴🫖🧭🪢', 'ana')).toBeUndefined();
  });
});
