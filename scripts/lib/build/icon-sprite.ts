import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { locales } from '#contract/site/locales.ts';
import { flagDrawings, globeDrawing } from '../../../src/web/shared/ui/flag-drawings.ts';
import { iconNames } from '../../../src/web/shared/ui/icon-names.ts';

type IconNode = [tag: string, attributes: Record<string, string>];

const MODULE = 'virtual:icon-sprite';
/** From the project's root, where every command runs: a bundled configuration has another place. */
const ICONS = path.resolve('node_modules/lucide-react/dist/esm/icons');

const attributesOf = ({ key: _key, ...attributes }: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

async function symbolOf(name: string): Promise<string> {
  const { __iconData } = (await import(pathToFileURL(path.join(ICONS, `${name}.mjs`)).href)) as {
    __iconData: { node: IconNode[] };
  };
  const shapes = __iconData.node.map(([tag, attributes]) => `<${tag}${attributesOf(attributes)}/>`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

const flags = locales.map(
  (locale) =>
    `<symbol id="flag-${locale}" viewBox="0 0 20 14">${flagDrawings[locale] ?? globeDrawing}</symbol>`,
);

async function drawSprite(): Promise<{ file: string; svg: string }> {
  const symbols = await Promise.all(iconNames.map(symbolOf));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${flags.join('')}</svg>`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { file: `assets/icons-${hash}.svg`, svg };
}

/**
 * The site's icons and flags as one file that every page shares: neither the pages nor the application carry them. The module
 * says where the file is, the same in both builds because its name is its content's.
 */
export function iconSprite(): Plugin {
  const sprite = drawSprite();
  return {
    name: 'icon-sprite',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: async (id) =>
      id === `\0${MODULE}`
        ? `export const spriteUrl = ${JSON.stringify(`/${(await sprite).file}`)}`
        : undefined,
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { file, svg } = await sprite;
      this.emitFile({ type: 'asset', fileName: file, source: svg });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        void sprite.then(({ file, svg }) => {
          if (request.url?.split('?')[0] !== `/${file}`) return next();
          response.setHeader('content-type', 'image/svg+xml');
          response.end(svg);
        });
      });
    },
  };
}
