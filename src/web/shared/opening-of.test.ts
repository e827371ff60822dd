import { expect, test } from 'vitest';
import { openingOf } from './opening-of.ts';

test.each([
  ['what fits stays', 'Um café.', 20, 'Um café.'],
  ['a sentence that says enough ends it', 'Limpa bem. E dura muito tempo.', 15, 'Limpa bem.'],
  ['one that just fits does', 'Limpa tudo bem. E dura.', 15, 'Limpa tudo bem.'],
  ['a short one does not', 'Sim. Limpa bem e dura muito tempo.', 20, 'Sim. Limpa bem e…'],
  ['no word is cut', 'Limpa bem e demora', 11, 'Limpa bem…'],
  ['nothing stands before the dots', 'Limpa bem, mas demora', 12, 'Limpa bem…'],
  ['one long word is left to the page', 'Otorrinolaringologista', 10, 'Otorrinolaringologista'],
])('%s', (_what, text, most, opening) => {
  expect(openingOf(text, most)).toBe(opening);
});
