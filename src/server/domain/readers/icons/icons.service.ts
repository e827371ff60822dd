import type { IconFile } from '#contract/site/addresses/paths.ts';
import { logoMark } from '#contract/site/logo-mark.ts';
import { createOnce } from '#server/lib/once.ts';
import { dark, light } from '#server/lib/pictures/brand-colours.ts';
import { loadSharp } from '#server/lib/pictures/load-sharp.ts';

interface Drawn {
  type: string;
  bytes: Buffer;
}

const markPaths = `<path class="brand" fill="${light.brand}" d="${logoMark.awning}"/><path class="ink" fill="none" stroke="${light.ink}" stroke-width="2" d="${logoMark.frame}"/><path class="sun" fill="${light.sun}" d="${logoMark.light}"/>`;

/** A tab may be dark: there the mark wears the colours of the night. */
const NIGHT = `<style>@media (prefers-color-scheme:dark){.brand{fill:${dark.brand}}.ink{stroke:${dark.ink}}.sun{fill:${dark.sun}}}</style>`;

/** The mark in a square of 32, with room around it where a system cuts corners, on paper where it needs a ground. */
function markSvg({ room = 0, ground = false, style = '' } = {}): string {
  const side = 32 + 2 * room;
  const paper = ground
    ? `<rect x="${-room}" y="${-room}" width="${side}" height="${side}" fill="${light.paper}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-room} ${-room} ${side} ${side}">${style}${paper}${markPaths}</svg>`;
}

async function png(svg: string, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg), { density: Math.ceil((72 * size) / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** One PNG in the container that old browsers look for: a header, one entry, the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // one plane
  header.writeUInt16LE(32, 12); // of 32 bits
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

/** A mask may cut away a fifth on every side: the mark stays within the circle that it must leave. */
const MASKED = { room: 8, ground: true };
const TOUCH = { room: 5, ground: true };

const pngOf = (svg: string, size: number) => async (): Promise<Drawn> => ({
  type: 'image/png',
  bytes: await png(svg, size),
});

const makers: Record<IconFile, () => Promise<Drawn>> = {
  'favicon.svg': async () => ({
    type: 'image/svg+xml; charset=utf-8',
    bytes: Buffer.from(markSvg({ style: NIGHT })),
  }),
  'favicon.ico': async () => ({ type: 'image/x-icon', bytes: ico(await png(markSvg(), 32), 32) }),
  'icon-32.png': pngOf(markSvg(), 32),
  'apple-touch-icon.png': pngOf(markSvg(TOUCH), 180),
  'icon-192.png': pngOf(markSvg(), 192),
  'icon-512.png': pngOf(markSvg(), 512),
  'maskable-192.png': pngOf(markSvg(MASKED), 192),
  'maskable-512.png': pngOf(markSvg(MASKED), 512),
};

/** The mark as files, drawn when first asked for and kept in memory: all together they weigh a photograph's tenth. */
export function createIconsService() {
  const drawn = new Map<IconFile, Drawn>();
  const once = createOnce<Drawn>();
  return {
    async getIcon(file: IconFile): Promise<Drawn> {
      const kept = drawn.get(file) ?? (await once(file, makers[file]));
      drawn.set(file, kept);
      return kept;
    },
  };
}

export type IconsService = ReturnType<typeof createIconsService>;
