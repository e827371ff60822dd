import { describe, expect, test } from 'vitest';
import { wholeDictionary as br } from './dictionaries/br/whole-dictionary.ts';
import { loadDictionary } from './load-dictionary.ts';

/** Texts that the specification gives word for word. */
describe('the texts that are given', () => {
  test('are in br as they were given', () => {
    expect(br.common.loading).toBe('Carregando...');
    expect(br.common.backToTop).toBe('Voltar ao topo da página');
    expect(br.home.empty).toBe('Nenhum post encontrado para este idioma.');
    expect(br.header.noResults('air fryer')).toBe('Nenhum resultado encontrado para "air fryer"');
    expect(br.notFound.title).toBe('Página não encontrada');
    expect(br.notFound.message).toBe('A página que você procura não existe ou foi movida.');
    expect(br.notFound.skip).toBe('Não quer esperar? Clique aqui');
  });

  test.each([
    [5, 'Redirecionando para a página inicial em 5 segundos...'],
    [1, 'Redirecionando para a página inicial em 1 segundo...'],
    [0, 'Redirecionando para a página inicial em 0 segundos...'],
  ])('count %i down', (seconds, text) => {
    expect(br.notFound.countdown(seconds)).toBe(text);
  });

  test("name br's static pages", () => {
    const { about, privacy, terms, affiliates, contact } = br.footer;
    expect([about, privacy, terms, affiliates, contact]).toEqual([
      'Sobre',
      'Política de Privacidade',
      'Termos de Uso',
      'Programa de Afiliados',
      'Contato',
    ]);
  });

  test.each([
    ['br', 'Em breve!', 'Este site ainda não está disponível.'],
    ['it', 'Prossimamente!', 'Questo sito non è ancora disponibile.'],
    ['mx', '¡Próximamente!', 'Este sitio aún no está disponible.'],
    ['es', '¡Próximamente!', 'Este sitio aún no está disponible.'],
    ['us', 'Coming Soon!', 'This site is not available yet.'],
  ] as const)('%s has its gate', async (locale, title, errorMessage) => {
    const { gate } = await loadDictionary(locale);
    expect(gate).toMatchObject({ title, errorTitle: 'Oops!', errorMessage });
  });

  test.each([
    ['br', 'Blog de Recomendações de Produtos'],
    ['it', 'Blog di Consigli sui Prodotti'],
    ['mx', 'Blog de Recomendaciones de Productos'],
    ['es', 'Blog de Recomendaciones de Productos'],
    ['us', 'Product Recommendation Blog'],
  ] as const)('%s has its tagline', async (locale, tagline) => {
    const { home } = await loadDictionary(locale);
    expect(home.blogTagline).toBe(tagline);
  });
});
