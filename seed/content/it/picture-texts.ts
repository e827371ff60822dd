import type { PictureTexts } from '#seed/facts/pictures.ts';

export const pictureTexts: PictureTexts = {
  detail: (product) => `${product} visto da vicino`,
  box: (product) => `${product} accanto alla scatola, con il manuale e il cavo inclusi`,
  use: {
    counter: (product) => `${product} sul piano della cucina, vicino a una tazzina di caffè`,
    room: (product) => `${product} sul tappeto del salotto, tra una pianta e una poltrona`,
    desk: (product) => `${product} sulla scrivania, tra libri, una lampada e una tazza`,
    bench: (product) => `${product} sul banco da lavoro, con gli attrezzi alla parete`,
    hall: (product) => `${product} all’ingresso di casa, vicino alla finestra e a uno sgabello`,
    mat: (product) => `${product} su un tappetino per allenarsi, con una borraccia accanto`,
  },
};
