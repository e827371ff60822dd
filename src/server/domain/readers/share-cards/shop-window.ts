import { shareCardSize } from '#contract/writing/media/pictures.ts';
import { light } from '#server/lib/pictures/brand-colours.ts';

/** Where the picture stands in the card: the window of the mark, enlarged. */
export const pane = { left: 620, top: 116, width: 520, height: 464 } as const;

const right = pane.left + pane.width;
const bottom = pane.top + pane.height;

const awning = { top: 48, low: 122, stripes: 9, overhang: 22, inset: 14 } as const;

/** One stripe of the awning: narrower at the top, a half circle at its lower end. */
function stripe(index: number): string {
  const { stripes, overhang, inset, top, low } = awning;
  const at = (from: number, to: number, step: number) => from + ((to - from) * step) / stripes;
  const upper = (step: number) => at(pane.left - overhang + inset, right + overhang - inset, step);
  const lower = (step: number) => at(pane.left - overhang, right + overhang, step);
  const radius = (lower(1) - lower(0)) / 2;
  const colour = index % 2 === 0 ? light.brand : light['on-brand'];
  return `<path fill="${colour}" d="M${upper(index)} ${top}H${upper(index + 1)}L${lower(index + 1)} ${low}a${radius} ${radius} 0 0 1-${radius * 2} 0z"/>`;
}

/** The awning over the pane, its shadow on what stands in the window, and the frame around it. */
export function drawWindowFront(): string {
  const stripes = Array.from({ length: awning.stripes }, (_, index) => stripe(index)).join('');
  const edge = pane.left - 5;
  return [
    `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.ink}" stop-opacity=".34"/><stop offset="1" stop-color="${light.ink}" stop-opacity="0"/></linearGradient></defs>`,
    `<path fill="url(#s)" d="M${pane.left} ${awning.low}h${pane.width}v74h-${pane.width}z"/>`,
    `<path fill="none" stroke="${light.ink}" stroke-width="10" d="M${edge} ${awning.low}V${bottom + 5}H${right + 5}V${awning.low}"/>`,
    stripes,
    `<path fill="${light['brand-strong']}" d="M${pane.left - awning.overhang + awning.inset} ${awning.top - 8}H${right + awning.overhang - awning.inset}v10H${pane.left - awning.overhang + awning.inset}z"/>`,
  ].join('');
}

/** A review's score hangs at the window's lower corner; its figures are text, and drawn there. */
export const seal = { x: pane.left + 8, y: bottom - 66, radius: 82 } as const;

export const drawSeal = (): string =>
  `<circle cx="${seal.x}" cy="${seal.y}" r="${seal.radius + 9}" fill="${light.paper}"/><circle cx="${seal.x}" cy="${seal.y}" r="${seal.radius}" fill="${light.brand}"/><circle cx="${seal.x}" cy="${seal.y}" r="${seal.radius - 9}" fill="none" stroke="${light.sun}" stroke-width="2.5"/>`;

/** What stands in the window of a site without a picture: a lamp over a few well-chosen things. */
export function drawDisplay(): string {
  const floor = bottom - 74;
  const middle = pane.left + pane.width / 2;
  return [
    `<path fill="${light.sun}" d="M${pane.left} ${pane.top}h${pane.width}v${pane.height}h-${pane.width}z"/>`,
    `<path fill="#f9dc9c" d="M${middle - 40} 250h80l190 ${floor - 250}h-460z"/>`,
    `<path fill="#d99a5b" d="M${pane.left} ${floor}h${pane.width}v74h-${pane.width}z"/>`,
    `<path stroke="${light.ink}" stroke-width="5" d="M${middle} ${awning.low}v86"/>`,
    `<path fill="${light['brand-strong']}" d="M${middle - 64} 256a64 58 0 0 1 128 0z"/>`,
    `<path fill="#5d8a6a" d="M${middle - 150} ${floor - 70}c-50-40-56-96-34-128 34 22 46 70 34 128zm4 0c-14-62 6-110 44-136 20 44 6 100-44 136z"/>`,
    `<path fill="${light.brand}" d="M${middle - 190} ${floor - 72}h88l-12 72h-64z"/>`,
    `<path fill="${light.paper}" d="M${middle - 46} ${floor - 120}h92v120h-92z"/>`,
    `<path fill="${light.brand}" d="M${middle - 10} ${floor - 120}h20v120h-20z"/>`,
    `<path fill="#3d6f86" d="M${middle + 104} ${floor}v-112l22-30v-44h34v44l22 30v112z"/>`,
    `<path fill="#7fb0c2" d="M${middle + 116} ${floor - 92}h54v42h-54z"/>`,
  ].join('');
}

export const svgOf = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${shareCardSize.width}" height="${shareCardSize.height}" viewBox="0 0 ${shareCardSize.width} ${shareCardSize.height}">${inner}</svg>`;
