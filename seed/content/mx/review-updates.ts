import type { ReviewUpdateTexts } from '#seed/facts/review-updates.ts';

export const reviewUpdates: ReviewUpdateTexts = {
  'nimbra-aero-3': [
    'Volvimos a medir la recarga con la batería vacía por completo: 3.5 horas, como dice la marca.',
  ],
  'kaluma-volta': ['A petición de lectores, aclaramos que rinde mejor en piso duro que en tapete.'],
  'brumelo-fritta-5': [
    'Otro mes de canasta en el lavavajillas: el recubrimiento sigue igual. La calificación no cambia.',
    'Corregimos el temporizador, que llega a 60 minutos y no a 30.',
  ],
  'corvita-lenta': [
    'Agregamos que necesita un buen molino a un lado, porque varios lectores lo preguntaron.',
  ],
  'quarzo-m5': [
    'La segunda actualización del sistema llegó a tiempo y la batería sigue durando todo el día.',
    'Explicamos mejor qué esperar de las fotos con poca luz.',
  ],
  'sonoru-buds-3': ['Probamos la conexión multipunto también con dos laptops: funciona igual.'],
  'paralax-view-27': ['Agregamos la nota sobre las laptops que piden más de 65 W.'],
};
