import { type ProductView, relativeSize, settingOf } from '#seed/facts/pictures.ts';
import { type ProductKey, productFacts } from '#seed/facts/products.ts';
import type { Backdrop } from '#seed/illustrations/palette.ts';
import { backdrop, coral, cream, ink, paper, sand, wood } from '#seed/illustrations/palette.ts';
import { closeUps } from '#seed/illustrations/products/close-ups.ts';
import { portraits } from '#seed/illustrations/products/drawers.ts';
import { drawSetting } from '#seed/illustrations/scenes/settings.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
  at,
  block,
  circle,
  fill,
  group,
  hang,
  onTable,
  points,
  rect,
  repeat,
  stand,
  stroke,
} from '#seed/illustrations/shapes.ts';

/** So near that only a part of it is in the picture. */
function drawDetail(key: ProductKey, colors: Backdrop): Svg {
  const { draw, degrees = 0 } = portraits[key];
  const { x, y, zoom } = closeUps[key];
  return [
    rect(0, 0, 1200, 1200, colors.wallLight),
    circle(600, 600, 520, colors.wallGlow),
    hang(600, 600, at(-x, -y, draw()), colors.shadow, { scale: zoom, degrees, depth: 60 }),
  ].join('');
}

function drawUse(key: ProductKey, colors: Backdrop): Svg {
  const { draw, scale, shiftX = 0, degrees = 0, liesFlat } = portraits[key];
  const place = drawSetting[settingOf(key)](colors);
  // What lies flat is leant a little, or it would be a line.
  const thing = liesFlat ? `<g transform="translate(0 -120) scale(1 0.62)">${draw()}</g>` : draw();
  const placement = {
    scale: scale * place.scale * (relativeSize[key] ?? 1),
    degrees: liesFlat ? 0 : degrees,
    ...(place.onTable && { reach: onTable }),
  };
  return [
    place.behind,
    stand(place.x + shiftX * place.scale, place.y, thing, colors.shadow, placement),
    place.before,
  ].join('');
}

/** Cardboard with its flaps open, and a label in the shop's own colour. */
function drawCarton(): Svg {
  return group(
    fill(points(-230, -420, -330, -500, -120, -500, -60, -420), sand.dark),
    fill(points(230, -420, 330, -500, 120, -500, 60, -420), sand.deep),
    rect(-230, -424, 460, 60, wood.deep),
    block(-230, -400, 460, 400, sand, 6, 0.26),
    rect(-30, -400, 60, 150, coral.light),
    block(-170, -210, 190, 120, paper, 6, 0.2),
    repeat(3, (index) => rect(-146, -180 + index * 28, index === 2 ? 70 : 130, 10, ink.light, 5)),
    stroke('M120 -150 v-60 m-18 18 l18 -18 l18 18', ink.base, 9),
  );
}

function drawManual(): Svg {
  return group(
    fill(points(-96, 0, -80, -150, 96, -150, 112, 0), paper.base),
    fill(points(10, 0, 10, -150, 96, -150, 112, 0), paper.dark),
    stroke('M-60 -110 H-8 M-64 -76 H-8 M-68 -42 H-8', ink.light, 9),
  );
}

const drawCable = (): Svg =>
  group(
    stroke('M-90 -20 C-130 -110 130 -110 90 -20 C60 40 -60 40 -40 -24 C-20 -80 70 -70 50 -20', ink.base, 15),
    rect(38, -34, 30, 46, ink.deep, 6),
    rect(44, 8, 18, 22, cream.dark, 4),
  );

function drawBox(key: ProductKey, colors: Backdrop): Svg {
  const { draw, scale, shiftX = 0, degrees = 0, liesFlat } = portraits[key];
  const size = Math.max(0.7, Math.min(1, relativeSize[key] ?? 1));
  const thing = liesFlat ? `<g transform="translate(0 -130) scale(1 0.66)">${draw()}</g>` : draw();
  return [
    rect(0, 0, 1200, 1200, colors.wall),
    rect(0, 700, 1200, 500, colors.floor),
    stand(810, 930, drawCarton(), colors.shadow, { scale: 1.1 * size }),
    stand(360 + shiftX * 0.6, 980, thing, colors.shadow, {
      scale: scale * 0.72 * size,
      degrees: liesFlat ? 0 : degrees,
    }),
    at(700, 1120, drawManual()),
    at(960, 1100, drawCable()),
  ].join('');
}

const drawers: Record<ProductView, (key: ProductKey, colors: Backdrop) => Svg> = {
  detail: drawDetail,
  use: drawUse,
  box: drawBox,
};

export const drawProductView = (key: ProductKey, view: ProductView): Svg =>
  drawers[view](key, backdrop(productFacts[key].category));
