import fs from 'node:fs';
import path from 'node:path';
import { readManifest } from '#server/render/manifest.ts';
import type { Figure } from './lib/benchmark.ts';

export const name = 'admin';
export const about =
  'What the first load of the administrators’ area costs, compressed by brotli (quality 11): scripts and styles of its application, its words in Portuguese, and the screen. Readers load none of it.';
/** What the editor's was when it was last found too large; the others stay below it by themselves. */
const editorAtMost = { text: '≤ 349,000 B', kept: (value: number) => value <= 349_000 };

const client = path.resolve('dist/client');
const always = ['src/web/entry-admin.tsx', 'src/i18n/admin/pt/texts.ts'];
const inside = [...always, 'src/web/admin/desk-page.tsx'];
const screens = {
  'sign-in': [...always, 'src/web/admin/people/sign-in/login-page.tsx'],
  overview: [...inside, 'src/web/admin/running/overview/overview-page.tsx'],
  'list of posts': [...inside, 'src/web/admin/writing/posts/list/posts-page.tsx'],
  'article editor': [...inside, 'src/web/admin/writing/posts/edit-post-page.tsx'],
  product: [...inside, 'src/web/admin/commerce/products/edit/edit-product-page.tsx'],
};

const sizeOf = (file: string): number => fs.statSync(path.join(client, `${file}.br`)).size;

export async function* run(): AsyncGenerator<Figure> {
  const { chunk, collect } = readManifest(client, 'manifest-admin.json');
  for (const [screen, modules] of Object.entries(screens)) {
    const chunks = new Set<string>();
    for (const module of modules) collect(module, chunks);
    const files = new Set([...chunks].flatMap((key) => [chunk(key).file, ...(chunk(key).css ?? [])]));
    yield {
      name: `first load, ${screen}`,
      value: [...files].reduce((sum, file) => sum + sizeOf(file), 0),
      unit: 'B',
      detail: `${files.size} files`,
      ...(screen === 'article editor' && { promise: editorAtMost }),
    };
  }
}
