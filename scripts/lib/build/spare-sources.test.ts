import { expect, test } from 'vitest';
import { withoutSources } from './spare-sources.ts';

test('a page is loaded as before, and does not say where its module stands', () => {
  const code = "const page = lazyPage(\n  'src/web/site/a/a-page.tsx',\n  () => import('./a-page.tsx'),\n);";
  expect(withoutSources(code)).toBe("const page = lazyPage(\n  '',\n  () => import('./a-page.tsx'),\n);");
});

test('nothing else is touched', () => {
  const code = "import('./a-page.tsx'); lazyPage(source, load); see('src/server/a.ts');";
  expect(withoutSources(code)).toBe(code);
});
