import type { FaqText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const faq: FaqText = [
  {
    question: '¿Cómo elegís y probáis los productos?',
    answer:
      'Partimos de una necesidad concreta y comparamos las opciones que la resuelven. Quien prueba el producto escribe la reseña y la firma con su nombre. La nota, de 0 a 10, pondera el rendimiento (40 %), la facilidad de uso (20 %), la construcción (20 %) y la relación calidad-precio (20 %).',
  },
  {
    question: '¿Os pagan las marcas?',
    answer:
      'No. Ninguna marca paga por una reseña ni la aprueba. Ganamos una comisión de Amazon por las compras que cumplen los requisitos y llegan desde nuestros enlaces; a ti te cuesta lo mismo y la comisión nunca decide qué recomendamos.',
  },
  {
    question: '¿Por qué un precio no coincide con el de la tienda o no aparece?',
    answer:
      'Las tiendas cambian los precios a menudo. El nuestro indica siempre la fecha y la hora en que era cierto y, si no se renueva, desaparece por sí solo en un máximo de 23 horas. El que vale es el que veas en la tienda al comprar.',
  },
  {
    question: 'He visto un error. ¿Cómo os aviso?',
    answer:
      'Escríbenos con el formulario de esta página y dinos en qué artículo está y qué habría que corregir. Si tienes una fuente, mejor. Lo comprobamos y, si es un fallo nuestro, corregimos el texto y fechamos la corrección.',
  },
  {
    question: '¿Puedo proponer un producto?',
    answer:
      'Claro. Cuéntanos en el formulario qué producto es y qué te gustaría saber de él. No podemos prometer que lo analicemos, y si la propuesta viene de una marca recibe el mismo trato que cualquier otra.',
  },
  {
    question: '¿Qué pasa con el mensaje que envío?',
    answer:
      'Guardamos tu nombre, tu correo, el asunto y el mensaje solo para contestarte, y lo borramos todo a los 12 meses. Si quieres una copia o prefieres que lo eliminemos antes, pídenoslo indicando la dirección de correo que usaste.',
  },
];
