import type { Tone } from '#seed/illustrations/palette.ts';

/** A fragment of SVG markup. Things that stand are drawn with the ground at y = 0 and their middle at x = 0. */
export type Svg = string;

type Corners = number | [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** The path of a rectangle whose corners may differ. */
export function box(x: number, y: number, width: number, height: number, corners: Corners = 0): string {
  const [a, b, c, d] = typeof corners === 'number' ? [corners, corners, corners, corners] : corners;
  const arc = (radius: number, dx: number, dy: number) =>
    radius > 0 ? `a${round(radius)} ${round(radius)} 0 0 1 ${round(dx)} ${round(dy)}` : '';
  return [
    `M${round(x + a)} ${round(y)}H${round(x + width - b)}${arc(b, b, b)}`,
    `V${round(y + height - c)}${arc(c, -c, c)}H${round(x + d)}${arc(d, -d, -d)}V${round(y + a)}${arc(a, a, -a)}Z`,
  ].join('');
}

export function disc(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${round(cx - rx)} ${round(cy)}a${round(rx)} ${round(ry)} 0 0 1 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 0 1 ${round(-2 * rx)} 0Z`;
}

export function points(...coordinates: number[]): string {
  const pairs: string[] = [];
  for (let index = 0; index + 1 < coordinates.length; index += 2) {
    pairs.push(`${round(coordinates[index] ?? 0)} ${round(coordinates[index + 1] ?? 0)}`);
  }
  return `M${pairs.join('L')}Z`;
}

export function fill(path: string, color: string, opacity = 1): Svg {
  return `<path d="${path}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function stroke(path: string, color: string, width: number, cap: 'round' | 'butt' = 'round'): Svg {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  corners: Corners = 0,
): Svg => fill(box(x, y, width, height, corners), color);

export const circle = (cx: number, cy: number, radius: number, color: string): Svg =>
  fill(disc(cx, cy, radius), color);

/** Ids come from the content: equal clips share one definition and the output never changes between runs. */
function idOf(content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193) >>> 0;
  }
  return `c${hash.toString(36)}`;
}

const clipDefinition = (path: string): Svg => `<clipPath id="${idOf(path)}"><path d="${path}"/></clipPath>`;

/** Everything in `inner` that falls outside the path is cut away. */
export function within(path: string, ...inner: Svg[]): Svg {
  return `${clipDefinition(path)}<g clip-path="url(#${idOf(path)})">${inner.join('')}</g>`;
}

/** A solid in the upper-left light: own colour, with everything right of `shadeFrom` in its shaded colour. */
export function solid(path: string, material: Tone, shadeFrom: number, slant = 0): Svg {
  const shade = points(shadeFrom + slant, -4000, 4000, -4000, 4000, 4000, shadeFrom - slant, 4000);
  return `${clipDefinition(path)}${fill(path, material.base)}<path clip-path="url(#${idOf(path)})" d="${shade}" fill="${material.dark}"/>`;
}

/** Two-tone box, the workhorse: the right-hand share of it lies in shade. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  material: Tone,
  corners: Corners = 0,
  shadeShare = 0.28,
): Svg {
  return solid(box(x, y, width, height, corners), material, x + width * (1 - shadeShare));
}

export const group = (...children: Svg[]): Svg => `<g>${children.join('')}</g>`;

export function at(x: number, y: number, svg: Svg, scale = 1, degrees = 0): Svg {
  const turn = degrees === 0 ? '' : ` rotate(${round(degrees)})`;
  const size = scale === 1 ? '' : ` scale(${round(scale)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turn}${size}">${svg}</g>`;
}

const veiled = (opacity: number, ...children: Svg[]): Svg =>
  `<g opacity="${opacity}">${children.join('')}</g>`;

/** Repeats a fragment by index; the loop of every grid, slat and key row. */
export function repeat(count: number, draw: (index: number) => Svg): Svg {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** The same outline in a single colour: the raw material of a shadow. */
function silhouette(svg: Svg, color: string): Svg {
  return svg
    .replace(/<clipPath.*?<\/clipPath>/g, '')
    .replace(/<path clip-path[^>]*\/>/g, '')
    .replace(/<g data-glow="">.*?<\/g>/g, '')
    .replace(/ (fill|stroke)="#[0-9a-f]{6}"/g, ` $1="${color}"`)
    .replace(/ opacity="[\d.]+"/g, '');
}

/** Light that an object gives off; marked because light throws no shadow. Must not contain groups. */
export const glow = (...shapes: Svg[]): Svg => `<g data-glow="">${shapes.join('')}</g>`;

export interface Placement {
  scale?: number;
  degrees?: number;
  /** How far the shadow runs to the right and towards us, for each unit of height. */
  reach?: [right: number, forward: number];
  strength?: number;
}

/** On a plinth or a table edge there is little room behind: the shadow stays short. */
export const onTable: [right: number, forward: number] = [0.5, 0.07];
export const onPlinth: [right: number, forward: number] = [0.05, 0.014];

/** Puts a standing object on the ground with its long shadow, thrown by the light at the upper left. */
export function stand(x: number, y: number, svg: Svg, shadow: string, placement: Placement = {}): Svg {
  const { scale = 1, degrees = 0, reach = [0.74, 0.27], strength = 0.22 } = placement;
  const turned = degrees === 0 ? svg : at(0, 0, svg, 1, degrees);
  const flattened = `<g transform="matrix(1 0 ${-reach[0]} ${-reach[1]} 0 0)">${silhouette(turned, shadow)}</g>`;
  return at(x, y, veiled(strength, flattened) + turned, scale);
}

/** Hangs a flat object on a wall (or lays it on a surface seen from above): the shadow is a plain offset. */
export function hang(
  x: number,
  y: number,
  svg: Svg,
  shadow: string,
  placement: Placement & { depth?: number } = {},
): Svg {
  const { scale = 1, degrees = 0, strength = 0.2, depth = 24 } = placement;
  const turned = at(0, 0, svg, scale, degrees);
  return veiled(strength, at(x + depth, y + depth * 1.1, silhouette(turned, shadow))) + at(x, y, turned);
}

/** Closes the picture: clip definitions are gathered once, whatever number of times a thing was drawn. */
export function picture(width: number, height: number, body: Svg): Svg {
  const definitions = new Set(body.match(/<clipPath.*?<\/clipPath>/g) ?? []);
  const drawing = body.replace(/<clipPath.*?<\/clipPath>/g, '');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${[...definitions].join('')}</defs>`,
    drawing,
    '</svg>',
  ].join('');
}
