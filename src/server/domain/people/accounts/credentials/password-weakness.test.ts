import { describe, expect, test } from 'vitest';
import { weaknessOf } from './password-weakness.ts';

const codeOf = (password: string, ...words: string[]) => weaknessOf({ password, words });

describe('a new password', () => {
  test.each([
    ['aaaaaaaaaaaa', 'guessable_repeats'],
    ['abababababab', 'guessable_repeats'],
    ['passwordpassword', 'guessable_repeats'],
    ['abcdefghijkl', 'guessable_sequence'],
    ['890123456789', 'guessable_sequence'],
    ['123456789012', 'too_common'],
    ['qwertyuiopas', 'too_common'],
    ['1q2w3e4r5t6y', 'too_common'],
    ['Password1234', 'too_common'],
    ['correcthorsebatterystaple', 'too_common'],
    ['correct horse battery staple', 'too_common'],
    ['MinhaSenha123', 'guessable'],
    ['contraseña2026', 'guessable'],
    ['b1bl10t3c4-22', 'guessable_disguise'],
  ])('is not one that is tried early: %s', (password, code) => {
    expect(codeOf(password)).toBe(code);
  });

  test('is judged as it will be hashed: letters that only look different are the same', () => {
    expect(codeOf('Ｐａｓｓｗｏｒｄ１２３４')).toBe('too_common');
  });

  test('is not made of what is known of its person', () => {
    expect(codeOf('Mirabela1987!')).toBeUndefined();
    expect(codeOf('Mirabela1987!', 'mirabela')).toBe('guessable_own_words');
  });

  test.each([
    'mar-azul-77x',
    'vento leste na ladeira',
    'jo sobe a ladeira',
    'четыре зелёных чайника',
    '🦜🥭🌵🪁🧉🪘🎏🧶🪴🫖🧭🪢',
    'k7Q-vex9-Tumo',
  ])('may be anything else that a person can type: %s', (password) => {
    expect(codeOf(password, 'ana')).toBeUndefined();
  });

  // Each of these took the library more than eight seconds before both limits stood in its way.
  test.each(['4@8({[<3690!|1$5+7%2', '20201231'])(
    'is judged by its beginning, however long it is and whatever it could stand for: %s',
    (piece) => {
      const longest = piece.repeat(128).slice(0, 128);
      expect(codeOf(longest)).toBe(codeOf(longest.slice(0, 48)));
    },
  );

  test('may have a name that means something to JavaScript', () => {
    expect(codeOf('__proto__ constructor', '__proto__', 'constructor')).toBeDefined();
  });
});
