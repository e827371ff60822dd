import type { ReviewUpdateTexts } from '#seed/facts/review-updates.ts';

export const reviewUpdates: ReviewUpdateTexts = {
  'nimbra-aero-3': [
    'Hemos vuelto a medir la carga con la batería agotada del todo: 3,5 horas, como indica la marca.',
  ],
  'kaluma-volta': ['A petición de los lectores, aclaramos que rinde mejor en suelo duro que en alfombra.'],
  'brumelo-fritta-5': [
    'Otro mes de cesta en el lavavajillas: el revestimiento sigue igual. La nota no cambia.',
    'Corregido el temporizador, que llega a 60 minutos y no a 30.',
  ],
  'corvita-lenta': ['Añadimos que necesita un buen molinillo al lado, porque nos lo preguntasteis varios.'],
  'quarzo-m5': [
    'La segunda actualización del sistema ha llegado a tiempo y la batería sigue aguantando el día entero.',
    'Explicamos mejor qué esperar de las fotos con poca luz.',
  ],
  'sonoru-buds-3': ['Hemos probado la conexión multipunto también con dos portátiles: funciona igual.'],
  'paralax-view-27': ['Añadimos el aviso sobre los portátiles que piden más de 65 W.'],
};
