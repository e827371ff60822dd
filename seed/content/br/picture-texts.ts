import type { PictureTexts } from '#seed/facts/pictures.ts';

export const pictureTexts: PictureTexts = {
  detail: (product) => `${product} visto de perto`,
  box: (product) => `${product} ao lado da caixa, com o manual e o cabo que vêm nela`,
  use: {
    counter: (product) => `${product} na bancada da cozinha, ao lado de uma xícara de café`,
    room: (product) => `${product} no tapete da sala, entre uma planta e uma poltrona`,
    desk: (product) => `${product} sobre a mesa, entre livros, uma luminária e uma caneca`,
    bench: (product) => `${product} na bancada da oficina, com ferramentas na parede`,
    hall: (product) => `${product} na entrada de casa, perto da janela e de um banquinho`,
    mat: (product) => `${product} em um tapete de exercícios, com uma garrafa de água por perto`,
  },
};
