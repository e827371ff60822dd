import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import type { Target } from './match-target.ts';
import { passagesOf, stemOf, wordsIn } from './read-passages.ts';
import { suggestLinks } from './suggest.ts';

const stems = (text: string) => wordsIn(text).map(({ stem }) => stem);
const article = (id: number, title: string, more: Partial<Target> = {}): Target => ({
  kind: 'post',
  id,
  calls: [stems(title)],
  names: [],
  sameCategory: false,
  sharedProducts: false,
  ...more,
});
const text = (words: string, href?: string) => ({
  type: 'text' as const,
  text: words,
  ...(href && { marks: [{ type: 'link' as const, attrs: { href } }] }),
});
const documentOf = (...paragraphs: ReturnType<typeof text>[][]): ContentDocument => ({
  type: 'doc',
  content: paragraphs.map((content) => ({ type: 'paragraph', content })),
});
const others = [
  article(91, 'Como limpar janelas sem manchas'),
  article(92, 'Guia de jardins pequenos'),
  article(93, 'Fones que não machucam'),
];
const suggest = async (document: ContentDocument, targets: Target[], limit = 5) =>
  (await suggestLinks(passagesOf(document), [...targets, ...others], limit)).map(
    ({ target, block, phrase, by }) => [target.id, block, phrase, by],
  );

describe('links to our own pages', () => {
  test.each([
    ['panelas', 'panela'],
    ['aspiradores', 'aspirador'],
    ['cafeteras', 'cafetera'],
    ['aspirapolveri', 'aspirapolvere'],
    ['vacuums', 'vacuum'],
    ['Ação', 'acao'],
  ])('%s is %s', (many, one) => {
    expect(stemOf(many)).toBe(stemOf(one));
  });

  test('lie on the words of a title that a sentence has', async () => {
    const document = documentOf(
      [text('Nada disso importa aqui.')],
      [text('Antes de comprar, veja quanto consome um aspirador robô por mês. E só.')],
    );
    const robots = article(1, 'Quanto consome um aspirador robô?');
    expect(await suggest(document, [robots])).toEqual([[1, 1, 'consome um aspirador robô', 'title']]);
  });

  test('never on words that are linked, in a heading or parted by a sentence', async () => {
    const robots = article(1, 'Aspirador robô silencioso');
    expect(await suggest(documentOf([text('O aspirador robô limpa.')]), [robots])).toHaveLength(1);
    const linked = documentOf([text('O '), text('aspirador', '/br/x'), text(' robô limpa.')]);
    const parted = documentOf([text('Temos um aspirador. Robô é outra coisa.')]);
    const heading: ContentDocument = {
      type: 'doc',
      content: [{ type: 'heading', attrs: { level: 2 }, content: [text('O aspirador robô')] }],
    };
    for (const document of [linked, parted, heading]) expect(await suggest(document, [robots])).toEqual([]);
  });

  test('go by a name before anything else, and lie on the whole of it', async () => {
    const document = documentOf([text('Gostamos da Nimbra Aero 3 no teste de fones de ouvido.')]);
    const review = article(1, 'Bom som', {
      kind: 'review',
      names: [stems('Nimbra Aero 3'), stems('Aero 3')],
    });
    const guide = article(2, 'Teste de fones de ouvido');
    expect(await suggest(document, [guide, review])).toEqual([
      [1, 0, 'Nimbra Aero 3', 'name'],
      [2, 0, 'teste de fones de ouvido', 'title'],
    ]);
  });

  test('prefer what is about the same products, and lie on each word once', async () => {
    const document = documentOf([text('Um bom purificador de ar faz pouco barulho.')]);
    const [plain, shared] = ['Purificador de ar', 'Purificador de ar'].map((title, n) =>
      article(n + 1, title, { sharedProducts: n === 1 }),
    ) as [Target, Target];
    expect(await suggest(document, [plain, shared])).toEqual([[2, 0, 'purificador de ar', 'title']]);
  });

  test('are words of the text, in the block that they name, whatever it says', async () => {
    const word = fc.constantFrom(
      'aspirador',
      'robô',
      'Nimbra',
      'casa',
      '3',
      'é',
      'de',
      '.',
      '—',
      '\u{1F600}',
    );
    const words = fc.array(word, { maxLength: 12 }).map((all) => all.join(' '));
    await fc.assert(
      fc.asyncProperty(
        fc.array(words, { maxLength: 6 }),
        fc.array(words, { maxLength: 6 }),
        async (lines, titles) => {
          const document = documentOf(...lines.filter(Boolean).map((line) => [text(line)]));
          const targets = titles.map((title, id) =>
            article(id, title, { names: [stems(title)].filter((n) => n[0]) }),
          );
          for (const { block, phrase } of await suggestLinks(passagesOf(document), targets, 9)) {
            const said = document.content[block];
            expect(said?.type === 'paragraph' && JSON.stringify(said.content)).toContain(phrase);
            expect(phrase.trim()).toBe(phrase);
          }
        },
      ),
    );
  });

  test('hold up nobody: others have their turn while thousands of pages are compared', async () => {
    const many = Array.from({ length: 2_000 }, (_, id) => article(id, `Aspirador robô da casa ${id}`));
    const document = documentOf([text('Aspirador robô na casa, robô de casa. '.repeat(200))]);
    let turns = 0;
    let isOver = false;
    const others = async () => {
      for (; !isOver; turns += 1) await setImmediate();
    };
    const waiting = others();
    await suggest(document, many);
    isOver = true;
    await waiting;
    expect(turns).toBeGreaterThan(10);
  });
});
