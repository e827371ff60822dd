import { expect, test } from 'vitest';
import { texts as everyday } from '#i18n/admin/pt/texts.ts';
import { upkeep } from '#i18n/admin/pt/upkeep.ts';
import { causeIn } from './cause-words.ts';

const texts = { ...everyday, ...upkeep };
const words = { texts, nameOf: (locale: string) => `Vitrina ${locale}` };

test.each([
  ['post 12 published', 'Post 12: publicação'],
  ['category 3 changed', 'Categoria 3: alteração'],
  ['edition it changed', 'Edição Vitrina it: alteração'],
  ['setting site_name changed', 'Configuração site_name: alteração'],
  ['picture 9 deleted', 'Imagem 9: exclusão'],
  ['prices of amazon in mx', 'Preços renovados em Vitrina mx'],
  ['rendered anew by Edu', 'Regenerada por Edu'],
  ['lifetime of post pages changed', 'Validade de Artigo'],
  ['redirect from /br/antigo', 'Redirecionamento de /br/antigo'],
  ['first visit', 'Primeira visita'],
  ['something that nobody has written yet', 'something that nobody has written yet'],
])('"%s" is told as "%s"', (cause, said) => {
  expect(causeIn(words, cause)).toBe(said);
});
