import type { PictureTexts } from '#seed/facts/pictures.ts';

export const pictureTexts: PictureTexts = {
  detail: (product) => `${product} up close`,
  box: (product) => `${product} next to its box, with the manual and cable that come in it`,
  use: {
    counter: (product) => `${product} on a kitchen counter, next to a cup of coffee`,
    room: (product) => `${product} on a living room rug, between a plant and an armchair`,
    desk: (product) => `${product} on a desk, among books, a lamp and a mug`,
    bench: (product) => `${product} on a workbench, with tools on the wall`,
    hall: (product) => `${product} in an entryway, near the window and a stool`,
    mat: (product) => `${product} on an exercise mat, with a water bottle nearby`,
  },
};
