import type { ProductKey } from '#seed/facts/products.ts';
import { productFacts, productKeys } from '#seed/facts/products.ts';
import type { Backdrop } from '#seed/illustrations/palette.ts';
import { backdrop } from '#seed/illustrations/palette.ts';
import { portraits } from '#seed/illustrations/products/drawers.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import { circle, fill, hang, points, rect, stand } from '#seed/illustrations/shapes.ts';

export const studioSize = 1200;
const floorLine = 880;
const standLine = 1010;

/** Sun through a shop window: four slanted panes of light on the wall. */
function paneLight(colors: Backdrop): Svg {
  const pane = (x: number, y: number): Svg =>
    fill(points(x, y, x + 300, y + 70, x + 300, y + 400, x, y + 330), colors.wallLight);
  return pane(230, 60) + pane(560, 137) + pane(230, 424) + pane(560, 501);
}

function archLight(colors: Backdrop): Svg {
  return fill('M190 880 V520 a410 410 0 0 1 820 0 V880Z', colors.wallLight);
}

function sunLight(colors: Backdrop): Svg {
  return circle(600, 540, 430, colors.wallLight);
}

const lights = [archLight, paneLight, sunLight];

/** Wall, floor and one shape of light: neighbours in the list never share the same light. */
export function drawStudioShot(key: ProductKey): Svg {
  const colors = backdrop(productFacts[key].category);
  const { draw, scale, shiftX = 0, degrees = 0, liesFlat } = portraits[key];
  const light = lights[productKeys.indexOf(key) % lights.length] ?? archLight;
  if (liesFlat) {
    return (
      rect(0, 0, 1200, 1200, colors.wall) +
      circle(600, 600, 500, colors.wallLight) +
      hang(600, 600, draw(), colors.shadow, { scale, degrees, depth: 46 })
    );
  }
  return [
    rect(0, 0, 1200, 1200, colors.wall),
    light(colors),
    rect(0, floorLine, 1200, 1200 - floorLine, colors.floor),
    stand(600 + shiftX, standLine, draw(), colors.shadow, { scale, degrees }),
  ].join('');
}
