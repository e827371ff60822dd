import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { locales } from '#contract/site/locales.ts';
import { deskIconNames } from '../../../src/web/admin/ui/icon-names.ts';
import { flagDrawings, globeDrawing } from '../../../src/web/shared/ui/flag-drawings.ts';
import { iconNames } from '../../../src/web/shared/ui/icon-names.ts';
import { moods, windowDrawing } from '../../../src/web/shared/ui/window-drawings.ts';

const MODULE = 'virtual:icon-sprite';

/** Each drawing as it would stand in a page by itself. */
const { icons } = JSON.parse(
  // From the project's root, where every command runs: a bundled configuration has another place.
  readFileSync('node_modules/@iconify-json/lucide/icons.json', 'utf8'),
) as { icons: Record<string, { body: string }> };

/** How lines are drawn is said where an icon is used (.icon); what is filled says so itself. */
const LINES = / (?:fill="none"|stroke="currentColor"|stroke-(?:linecap|linejoin)="round"|stroke-width="2")/g;

export function symbolOf(name: string): string {
  const icon = icons[name];
  if (!icon) throw new Error(`Lucide has no icon “${name}”`);
  const shapes = icon.body.replace(LINES, '').replace(/^<g>(.*)<\/g>$/, '$1');
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

const flags = locales.map(
  (locale) =>
    `<symbol id="flag-${locale}" viewBox="0 0 20 14">${flagDrawings[locale] ?? globeDrawing}</symbol>`,
);

const windows = moods.map(
  (mood) => `<symbol id="window-${mood}" viewBox="0 0 240 180">${windowDrawing(mood)}</symbol>`,
);

interface Sprite {
  file: string;
  svg: string;
}

/** Named by its content: the same name in every build. */
function drawSprite(name: string, symbols: string[]): Sprite {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { file: `assets/${name}-${hash}.svg`, svg };
}

/**
 * Icons as files that all pages share, one with those of readers and the flags, one with those of the desk: neither the
 * pages nor the applications carry them. The module says where they are.
 */
export function iconSprite({ desk = false } = {}): Plugin {
  const site = drawSprite('icons', [...iconNames.map(symbolOf), ...flags, ...windows]);
  const ofDesk = drawSprite('admin/icons', deskIconNames.map(symbolOf));
  const urls = [
    `spriteUrl = ${JSON.stringify(`/${site.file}`)}`,
    `deskSpriteUrl = ${JSON.stringify(`/${ofDesk.file}`)}`,
  ];
  return {
    name: 'icon-sprite',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? urls.map((url) => `export const ${url};`).join('\n') : undefined),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { file, svg } of desk ? [site, ofDesk] : [site])
        this.emitFile({ type: 'asset', fileName: file, source: svg });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const sprite = [site, ofDesk].find(({ file }) => request.url?.split('?')[0] === `/${file}`);
        if (!sprite) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(sprite.svg);
      });
    },
  };
}
