import type { DemoAuthors } from '#seed/facts/authors.ts';

export const authors: DemoAuthors = {
  'marta-iglesias': {
    name: 'Marta Iglesias',
    words:
      'Marta vive en un tercero sin ascensor de Vigo, así que pesa todo lo que compra. Escribe sobre limpieza, aire y regalos que no acaban en un armario.',
    knows: ['limpieza', 'calidad del aire', 'bebés', 'regalos'],
  },
  'javier-ortuno': {
    name: 'Javier Ortuño',
    words:
      'Javier montó ordenadores quince años y ahora los elige para otros. Guarda los precios de cada mes y no llama oferta a lo que no lo es.',
    knows: ['móviles', 'sonido', 'teletrabajo', 'rebajas'],
  },
  'nerea-etxeberria': {
    name: 'Nerea Etxeberria',
    words:
      'Nerea lleva una biblioteca de barrio en Bilbao y una cafetera de palanca en casa. Viaja solo con lo que cabe debajo del asiento.',
    knows: ['lectura', 'café', 'cocina', 'equipaje de mano'],
  },
  'alvaro-benitez': {
    name: 'Álvaro Benítez',
    words:
      'Álvaro reformó su piso sin ayuda y lo cuenta con los errores incluidos. Entrena en el salón, con un gato de público.',
    knows: ['herramientas', 'gimnasio en casa', 'pisos pequeños', 'gatos'],
  },
};
