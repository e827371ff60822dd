import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { DensePages } from './dense-pages.ts';
import { type FreshPage, type KeptPage, keepPage } from './kept-page.ts';
import { MemoryPages } from './memory-pages.ts';

const words = Array.from({ length: 4_000 }, (_, at) => `<li>palavra ${(at * 7_919) % 613} ${at % 97}</li>`);
const html = words.join('');

async function kept(key: string, facts: Partial<FreshPage> = {}): Promise<KeptPage> {
  const page = { status: 200, headers: {}, html, tags: ['posts:br'], expiresAt: null, pricesUntil: null };
  return keepPage({ ...page, ...facts }, { key, position: 1n, renderedAt: 0, took: 1, cause: 'first visit' });
}

describe('pages that are asked for again', () => {
  let dense: DensePages | undefined;
  afterEach(() => dense?.stop());

  const open = (...pages: KeptPage[]) => {
    const memory = new MemoryPages(10_000_000);
    for (const page of pages) memory.set(page);
    dense = new DensePages(memory);
    return { memory, dense };
  };

  test('become smaller and stay what they are', async () => {
    const page = await kept('/br');
    const world = open(page);
    world.dense.consider(page);
    await expect.poll(() => world.memory.get('/br')).not.toBe(page);
    const denser = world.memory.get('/br') as KeptPage;
    expect(denser.brotli.length).toBeLessThan(page.brotli.length);
    expect(String(brotliDecompressSync(denser.brotli))).toBe(html);
    expect({ ...denser, brotli: page.brotli }).toEqual(page);
    expect([...world.memory.keysOf(['posts:br'])]).toEqual(['/br']);
  });

  test('are pressed once, however often they are asked for', async () => {
    const page = await kept('/br');
    const { memory, dense } = open(page);
    for (let reader = 0; reader < 100; reader += 1) dense.consider(page);
    await expect.poll(() => memory.get('/br')).not.toBe(page);
    const denser = memory.get('/br') as KeptPage;
    dense.consider(denser);
    await dense.stop();
    expect(memory.get('/br')).toBe(denser);
  });

  test('never come back over what was rendered meanwhile', async () => {
    const page = await kept('/br');
    const { memory, dense } = open(page);
    dense.consider(page);
    const anew = await kept('/br', { html: '<p>news</p>' });
    memory.set(anew);
    await dense.stop();
    expect(memory.get('/br')).toBe(anew);
  });

  test('that say that there is nothing are left alone', async () => {
    const page = await kept('/br/nada', { status: 404 });
    const { memory, dense } = open(page);
    dense.consider(page);
    await dense.stop();
    expect(memory.get('/br/nada')).toBe(page);
  });

  test('take their turns', async () => {
    const pages = await Promise.all(['/br', '/it', '/mx'].map((key) => kept(key)));
    const { memory, dense } = open(...pages);
    for (const page of pages) dense.consider(page);
    for (const page of pages) {
      await expect.poll(() => memory.get(page.key)).not.toBe(page);
    }
  });
});
