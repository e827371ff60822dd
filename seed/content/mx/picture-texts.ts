import type { PictureTexts } from '#seed/facts/pictures.ts';

export const pictureTexts: PictureTexts = {
  detail: (product) => `${product} visto de cerca`,
  box: (product) => `${product} junto a su caja, con el manual y el cable que trae`,
  use: {
    counter: (product) => `${product} en la barra de la cocina, junto a una taza de café`,
    room: (product) => `${product} sobre el tapete de la sala, entre una planta y un sillón`,
    desk: (product) => `${product} sobre el escritorio, entre libros, una lámpara y una taza`,
    bench: (product) => `${product} en la mesa de trabajo del taller, con herramientas en la pared`,
    hall: (product) => `${product} en la entrada de la casa, cerca de la ventana y de un banquito`,
    mat: (product) => `${product} sobre un tapete de ejercicio, con una botella de agua al lado`,
  },
};
