import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import type { CardText } from './card-text.ts';
import { drawCard } from './draw-card.ts';
import { pane, seal } from './shop-window.ts';

const words: CardText = { siteName: 'Vitrina Brasil', title: 'Os melhores de novembro', note: 'Blog' };
const folder = temporaryFolders();

/** The average colour of a part of a card. */
async function colourIn(card: Buffer, left: number, top: number, width = 20, height = 20) {
  const part = await sharp(card).extract({ left, top, width, height }).toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

/** How much ink stands in the column of words: 0 for an empty one. */
async function inkIn(card: Buffer, top: number, height: number): Promise<number> {
  const part = await sharp(card).extract({ left: 60, top, width: 500, height }).toBuffer();
  const { channels } = await sharp(part).greyscale().stats();
  return channels[0]?.stdev ?? 0;
}

describe('a share card', () => {
  test('is a JPEG of the size that networks ask for', async () => {
    const card = await drawCard(words, undefined);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(card.length).toBeLessThan(300_000);
  });

  test('shows the picture in the window, and its own display where there is none', async () => {
    const file = path.join(folder(), 'green.webp');
    const background = { r: 0, g: 160, b: 80 };
    await sharp({ create: { width: 1200, height: 675, channels: 3, background } })
      .webp()
      .toFile(file);
    const inside = [pane.left + pane.width / 2, pane.top + pane.height - 200] as const;
    const [red = 255, green = 0, blue = 255] = await colourIn(await drawCard(words, file), ...inside);
    expect(red < 30 && green > 140 && blue < 110, `${red} ${green} ${blue}`).toBe(true);
    expect((await colourIn(await drawCard(words, undefined), ...inside))[0]).toBeGreaterThan(150);
  });

  test('has the score of a review at the window’s corner', async () => {
    const at = [seal.x - 60, seal.y + 36] as const;
    const without = await colourIn(await drawCard(words, undefined), ...at);
    const scored = await colourIn(
      await drawCard({ ...words, score: { value: '8,7', outOf: 'de 10' } }, undefined),
      ...at,
    );
    expect(Math.abs((scored[1] ?? 0) - (without[1] ?? 0))).toBeGreaterThan(80);
    expect(scored[0]).toBeLessThan(190);
  });

  test.each([
    ['every accent of our languages', 'Ação, café, ñandú, perché, ¿cuánto?, “así” – R$ 10 € 5'],
    ['letters of other latin languages', 'Žluťoučký kůň ąęł'],
    ['a very long title', 'Uma palavra depois da outra '.repeat(12)],
    ['a very long word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
    ['markup', '<script>alert(1)</script> & "aspas" {{year}}'],
  ])('draws %s', async (_what, title) => {
    expect(await inkIn(await drawCard({ ...words, title }, undefined), 160, 310)).toBeGreaterThan(25);
  });

  test('draws an accent alike, however it is written', async () => {
    const drawn = (title: string) => drawCard({ ...words, title }, undefined);
    expect((await drawn('Ação'.normalize('NFD'))).equals(await drawn('Ação'))).toBe(true);
  });

  test.each(['🍟🍟🍟', '漢字', '', '   '])('leaves out what it cannot write: "%s"', async (title) => {
    expect(await inkIn(await drawCard({ ...words, title }, undefined), 160, 310)).toBeLessThan(3);
  });
});
