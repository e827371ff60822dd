import {
  backdrop,
  coral,
  cream,
  iron,
  leaf,
  mustard,
  paper,
  pine,
  sand,
  teal,
  walnut,
} from '#seed/illustrations/palette.ts';
import { coverHeight, coverWidth } from '#seed/illustrations/props/room.ts';
import { drawFamilyCar, drawRoofLoad } from '#seed/illustrations/props/vehicles.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import { at, circle, disc, fill, group, rect, repeat, stand } from '#seed/illustrations/shapes.ts';

/** Coconut palm, leaning into the light. About 520 tall. */
function palm(): Svg {
  const frond = (degrees: number, length: number, shaded: boolean): Svg =>
    at(
      -36,
      -440,
      fill(
        `M0 0 Q${length * 0.5} -70 ${length} 30 Q${length * 0.5} -14 0 0Z`,
        shaded ? pine.base : leaf.base,
      ),
      1,
      degrees,
    );
  return group(
    fill('M-18 0 Q-26 -230 -48 -440 H-22 Q14 -230 24 0Z', walnut.light),
    fill('M4 0 Q0 -230 -34 -440 H-22 Q14 -230 24 0Z', walnut.base),
    frond(14, 210, true),
    frond(-32, 220, true),
    frond(-78, 180, false),
    frond(-126, 190, false),
    frond(-164, 220, false),
    frond(-206, 190, false),
    circle(-46, -428, 20, walnut.dark),
    circle(-20, -424, 20, walnut.deep),
  );
}

/** Coast road: the loaded car, the sea on the other side. */
export function drawRoadTrips(): Svg {
  const colors = backdrop('auto');
  return group(
    rect(0, 0, coverWidth, coverHeight, colors.wallGlow),
    circle(440, 210, 112, mustard.light),
    ...[
      [640, 90, 230, 42],
      [720, 124, 180, 34],
      [1040, 190, 200, 38],
      [40, 96, 220, 40],
    ].map(([x = 0, y = 0, width = 0, height = 0]) => rect(x, y, width, height, paper.light, height / 2)),
    fill('M700 470 L900 300 L1040 400 L1220 240 L1420 390 L1600 300 V560 H700Z', colors.floor),
    fill('M1220 240 L1420 390 L1600 300 V560 H1120 L1240 400Z', colors.floorDark),
    rect(0, 456, coverWidth, 200, teal.base),
    rect(0, 456, coverWidth, 12, teal.light),
    repeat(7, (index) =>
      rect(
        60 + ((index * 233) % 700),
        490 + ((index * 37) % 110),
        90 + ((index * 31) % 60),
        9,
        teal.light,
        4,
      ),
    ),
    at(
      430,
      482,
      group(
        fill('M-10 -10 V-110 L-74 -10Z', coral.base),
        fill('M2 -10 V-130 L54 -10Z', paper.light),
        fill('M-84 0 H74 L52 26 H-60Z', walnut.base),
      ),
      0.8,
    ),
    fill('M0 610 Q360 560 760 600 T1600 520 V900 H0Z', sand.light),
    fill('M620 640 Q1000 500 1600 480 V900 H620Z', leaf.light),
    fill('M0 660 Q500 620 1000 640 T1600 620 V900 H0Z', leaf.base),
    stand(1440, 690, palm(), colors.shadow, { scale: 1.06 }),
    stand(150, 690, palm(), colors.shadow, { scale: 0.8 }),
    // Road, its edge and its line.
    rect(0, 690, coverWidth, 210, iron.base),
    rect(0, 690, coverWidth, 14, cream.dark),
    rect(0, 704, coverWidth, 10, iron.dark),
    repeat(6, (index) => rect(-60 + index * 300, 862, 170, 16, paper.base, 8)),
    fill(disc(850, 808, 560, 24), colors.shadow, 0.35),
    at(800, 808, group(at(60, -372, drawRoofLoad()), drawFamilyCar(coral)), 1.04),
  );
}
