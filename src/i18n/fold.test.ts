import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from './fold.ts';

describe('foldText', () => {
  test.each([
    ['AÇÃO', 'acao'],
    ['Açúcar é você', 'acucar e voce'],
    ['¿Qué tal, Señor Güemes?', '¿que tal, senor guemes?'],
    ['Perché no? È così', 'perche no? e cosi'],
    ['Crème Brûlée', 'creme brulee'],
    ['  dois\n\tespaços  ', 'dois espacos'],
    ['ﬁltro H13', 'filtro h13'],
    ['L’aria dell‘auto', "l'aria dell'auto"],
    ['70 m²', '70 m2'],
    ['', ''],
  ])('%j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('ã', 'Ç', 'é', 'Ñ', 'ü', 'İ', 'ß', 'Σ', ' ', '\n', 'a', 'Z', '1') }),
  );

  test('folding what is folded changes nothing', () => {
    fc.assert(fc.property(anyText, (text) => foldText(foldText(text)) === foldText(text)));
  });

  test('composed and decomposed letters meet', () => {
    fc.assert(
      fc.property(anyText, (text) => foldText(text.normalize('NFD')) === foldText(text.normalize('NFC'))),
    );
  });

  test('no accent is left behind', () => {
    fc.assert(fc.property(anyText, (text) => !/\p{M}/u.test(foldText(text))));
  });
});
