import type { Backdrop, Tone } from '#seed/illustrations/palette.ts';
import {
  brick,
  coral,
  cream,
  ink,
  leaf,
  mustard,
  navy,
  paper,
  pine,
  sky,
  teal,
  walnut,
  wood,
} from '#seed/illustrations/palette.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
  block,
  box,
  circle,
  disc,
  fill,
  glow,
  group,
  points,
  rect,
  repeat,
  solid,
  stroke,
  within,
} from '#seed/illustrations/shapes.ts';

export const coverWidth = 1600;
export const coverHeight = 900;

/** Wall, skirting board and floor. */
export function drawRoom(colors: Backdrop, floorLine: number, skirting = true): Svg {
  return group(
    rect(0, 0, coverWidth, coverHeight, colors.wall),
    skirting ? rect(0, floorLine - 26, coverWidth, 26, colors.wallLight) : '',
    rect(0, floorLine, coverWidth, coverHeight - floorLine, colors.floor),
  );
}

/** Sunlight that a window throws on the wall: slanted panes, two across and two down. */
export function drawPaneLight(x: number, y: number, width: number, height: number, color: string): Svg {
  const drop = width * 0.22;
  const pane = (left: number, top: number): Svg =>
    fill(
      points(left, top, left + width, top + drop, left + width, top + height + drop, left, top + height),
      color,
    );
  const gap = width * 0.09;
  return group(
    pane(x, y),
    pane(x + width + gap, y + drop + gap * 0.22),
    pane(x, y + height + gap),
    pane(x + width + gap, y + height + gap + drop + gap * 0.22),
  );
}

export type View = 'hills' | 'city' | 'night' | 'sea' | 'snow' | 'field';

function drawView(view: View, width: number, height: number): Svg {
  const horizon = height * 0.62;
  const sunny = (ground: Tone, far: Tone): Svg =>
    group(
      rect(0, 0, width, height, sky.light),
      circle(width * 0.3, height * 0.3, Math.min(width, height) * 0.13, mustard.light),
      fill(
        `M0 ${horizon} Q${width * 0.3} ${horizon - height * 0.22} ${width * 0.6} ${horizon} T${width} ${horizon - 20} V${height} H0Z`,
        far.light,
      ),
      fill(
        `M0 ${height * 0.84} Q${width * 0.4} ${height * 0.62} ${width} ${height * 0.8} V${height} H0Z`,
        ground.base,
      ),
    );
  switch (view) {
    case 'hills':
      return sunny(leaf, teal);
    case 'field':
      return sunny(mustard, leaf);
    case 'sea':
      return group(
        rect(0, 0, width, height, sky.light),
        circle(width * 0.3, height * 0.3, Math.min(width, height) * 0.12, mustard.light),
        rect(0, horizon, width, height, teal.base),
        repeat(4, (index) =>
          rect(
            width * (0.1 + ((index * 0.37) % 0.7)),
            horizon + 22 + index * height * 0.07,
            width * 0.16,
            7,
            teal.light,
            3,
          ),
        ),
      );
    case 'city':
      return group(
        rect(0, 0, width, height, sky.light),
        circle(width * 0.26, height * 0.26, Math.min(width, height) * 0.11, mustard.light),
        repeat(6, (index) => {
          const tower = height * (0.34 + ((index * 0.29) % 0.3));
          const tones = [teal, navy, brick, pine, teal, navy];
          const x = (index * width) / 6;
          const material = tones[index] ?? teal;
          return group(
            block(x, height - tower, width / 6 + 1, tower, material, 0, 0.3),
            repeat(3, (row) =>
              rect(
                x + width * 0.035,
                height - tower + 22 + row * 44,
                width * 0.04,
                20,
                row === index % 3 ? mustard.light : material.light,
              ),
            ),
          );
        }),
      );
    case 'night':
      return group(
        rect(0, 0, width, height, navy.base),
        circle(width * 0.34, height * 0.3, Math.min(width, height) * 0.13, cream.light),
        circle(width * 0.38, height * 0.27, Math.min(width, height) * 0.115, navy.base),
        repeat(9, (index) =>
          circle(
            width * ((index * 0.37 + 0.12) % 0.94),
            height * ((index * 0.23 + 0.1) % 0.6),
            4,
            cream.light,
          ),
        ),
        fill(
          `M0 ${height * 0.8} Q${width * 0.4} ${height * 0.64} ${width} ${height * 0.78} V${height} H0Z`,
          navy.dark,
        ),
      );
    case 'snow':
      return group(
        rect(0, 0, width, height, navy.light),
        fill(
          `M0 ${height * 0.72} Q${width * 0.4} ${height * 0.56} ${width} ${height * 0.7} V${height} H0Z`,
          paper.dark,
        ),
        repeat(3, (index) =>
          fill(
            `M${width * (0.2 + index * 0.28)} ${height * 0.72} l${width * 0.07} ${-height * 0.26} l${width * 0.07} ${height * 0.26}Z`,
            pine.base,
          ),
        ),
        repeat(16, (index) =>
          circle(
            width * ((index * 0.37 + 0.05) % 1),
            height * ((index * 0.19 + 0.06) % 0.9),
            5 + (index % 3),
            paper.light,
          ),
        ),
      );
  }
}

/** Sash window with a sill; x and y are the top left of the frame. */
export function drawWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  view: View,
  frame: Tone = paper,
  shadow?: string,
): Svg {
  const opening = box(0, 0, width, height);
  return `<g transform="translate(${x} ${y})">${group(
    shadow ? `<g opacity="0.16">${rect(14, 16, width + 34, height + 34, shadow)}</g>` : '',
    rect(-18, -18, width + 36, height + 36, frame.base),
    within(
      opening,
      drawView(view, width, height),
      fill(
        `M${width * 0.55} 0 h${width * 0.16} l${-width * 0.5} ${height} h${-width * 0.16}Z`,
        paper.light,
        0.22,
      ),
    ),
    rect(0, 0, width, 8, frame.deep),
    rect(0, 0, 8, height, frame.deep),
    rect(width / 2 - 7, 0, 14, height, frame.base),
    rect(0, height * 0.46 - 6, width, 12, frame.base),
    rect(-40, height + 14, width + 80, 26, frame.dark, 4),
    rect(-40, height + 14, width + 80, 18, frame.base, 4),
  )}</g>`;
}

export function drawCurtain(x: number, y: number, width: number, height: number, cloth: Tone): Svg {
  const fold = width / 4;
  return repeat(4, (index) =>
    block(
      x + index * fold,
      y,
      fold + 1,
      height,
      index % 2 ? { ...cloth, base: cloth.dark, dark: cloth.dark } : cloth,
      [0, 0, fold / 2, fold / 2],
      0.3,
    ),
  );
}

export function drawShelf(x: number, y: number, width: number, shadow: string, material: Tone = walnut): Svg {
  return group(
    `<g opacity="0.18">${fill(points(x + 10, y + 18, x + width, y + 18, x + width + 24, y + 62, x + 34, y + 62), shadow)}</g>`,
    block(x, y, width, 22, material, 4, 0.16),
    rect(x, y + 18, width, 6, material.dark, 3),
  );
}

export function drawFrame(width: number, height: number, edge: Tone, art: Svg): Svg {
  return group(
    rect(-width / 2, -height / 2, width, height, edge.base),
    rect(-width / 2 + 14, -height / 2 + 14, width - 28, height - 28, paper.base),
    within(box(-width / 2 + 30, -height / 2 + 30, width - 60, height - 60), art),
  );
}

/** Small abstract prints for the frames: sun and hill, or a leaf. */
export function drawSunPrint(ground: Tone, sun: Tone = coral): Svg {
  return group(
    rect(-150, -150, 300, 300, cream.base),
    circle(-10, -18, 44, sun.base),
    fill('M-150 40 Q-40 -20 40 30 T150 20 V160 H-150Z', ground.base),
    fill('M-150 76 Q0 30 150 80 V160 H-150Z', ground.dark),
  );
}

export function drawLeafPrint(ground: Tone): Svg {
  return group(
    rect(-150, -150, 300, 300, ground.light),
    fill('M0 80 C-70 40 -70 -50 0 -90 C70 -50 70 40 0 80Z', pine.base),
    stroke('M0 100 V-70', cream.base, 6),
  );
}

/** Round rug as seen on a floor. */
export function drawRug(cx: number, cy: number, rx: number, ry: number, cloth: Tone, stripe: Tone): Svg {
  return group(
    fill(disc(cx, cy + 6, rx, ry), cloth.deep),
    fill(disc(cx, cy, rx, ry), cloth.base),
    fill(disc(cx, cy, rx * 0.86, ry * 0.84), stripe.base),
    fill(disc(cx, cy, rx * 0.78, ry * 0.75), cloth.base),
  );
}

export function drawPendantLamp(x: number, bottom: number, shade: Tone, size = 1): Svg {
  const half = 110 * size;
  const tall = 96 * size;
  return group(
    glow(fill(disc(x, bottom + 6, half * 1.7), mustard.light, 0.2)),
    stroke(`M${x} -10 V${bottom - tall}`, ink.base, 5),
    circle(x, bottom + 4, 30 * size, mustard.light),
    solid(
      `M${x - half} ${bottom} Q${x - half} ${bottom - tall} ${x} ${bottom - tall} Q${x + half} ${bottom - tall} ${x + half} ${bottom}Z`,
      shade,
      x + half * 0.34,
    ),
    rect(x - 16, bottom - tall - 18, 32, 24, ink.base, 6),
  );
}

export function drawFloorLamp(shade: Tone = mustard): Svg {
  return group(
    glow(fill(disc(0, -490, 190), mustard.light, 0.22)),
    rect(-70, -14, 140, 14, ink.base, 7),
    rect(-5, -480, 10, 470, ink.base),
    solid('M-62 -580 H62 L100 -430 H-100Z', shade, 22, 8),
  );
}

export function drawDeskLamp(body: Tone = coral): Svg {
  return group(
    rect(-60, -16, 120, 16, body.deep, 8),
    stroke('M0 -12 L-44 -150 L60 -260', ink.base, 11),
    circle(-44, -150, 12, body.base),
    `<g transform="translate(66 -262) rotate(28)">${solid('M-20 -44 H24 Q70 -30 76 22 H-72 Q-66 -30 -20 -44Z', body, 14)}${rect(-72, 18, 148, 12, mustard.light, 6)}</g>`,
  );
}

export function drawTileWall(
  x: number,
  y: number,
  columns: number,
  rows: number,
  size: number,
  color: string,
): Svg {
  return repeat(rows, (row) =>
    repeat(columns, (column) =>
      rect(
        x + column * size + (row % 2 ? -size / 2 : 0),
        y + row * (size / 2),
        size - 7,
        size / 2 - 7,
        color,
        4,
      ),
    ),
  );
}

export function drawWoodTable(y: number, material: Tone = wood, thickness = 44): Svg {
  return group(
    rect(0, y, coverWidth, thickness, material.base),
    rect(0, y, coverWidth, 8, material.light),
    rect(0, y + thickness - 10, coverWidth, 10, material.dark),
  );
}
