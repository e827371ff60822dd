import type { PictureTexts } from '#seed/facts/pictures.ts';

export const pictureTexts: PictureTexts = {
  detail: (product) => `${product} visto de cerca`,
  box: (product) => `${product} junto a su caja, con el manual y el cable incluidos`,
  use: {
    counter: (product) => `${product} en la encimera de la cocina, junto a una taza de café`,
    room: (product) => `${product} en la alfombra del salón, entre una planta y una butaca`,
    desk: (product) => `${product} en el escritorio, entre libros, un flexo y una taza`,
    bench: (product) => `${product} en el banco de trabajo, con herramientas en la pared`,
    hall: (product) => `${product} en la entrada de casa, cerca de la ventana y de un taburete`,
    mat: (product) => `${product} sobre una esterilla, con una botella de agua al lado`,
  },
};
