import type { FaqText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const faq: FaqText = [
  {
    question: '¿Cómo eligen y prueban los productos?',
    answer:
      'Partimos de lo que alguien en México necesita resolver y comparamos las opciones que lo resuelven. Quien firma la reseña califica de 0 a 10 con cuatro criterios: desempeño (40%), facilidad de uso (20%), construcción (20%) y relación calidad-precio (20%).',
  },
  {
    question: '¿Las marcas les pagan por recomendar?',
    answer:
      'No. Ninguna marca paga por una reseña ni la aprueba. Nuestros ingresos vienen del programa de afiliados de Amazon: si compras desde un enlace nuestro, podemos recibir una comisión, tú pagas lo mismo y la recomendación no depende de ello.',
  },
  {
    question: '¿Por qué el precio es distinto en la tienda o no aparece?',
    answer:
      'Los precios cambian seguido. Por eso mostramos cada uno con la fecha y la hora en que era válido y, si no se renueva, desaparece por sí solo en un máximo de 23 horas. El precio que cuenta es el que ves en la tienda al momento de comprar.',
  },
  {
    question: '¿Cómo les aviso de un error?',
    answer:
      'Escríbenos con el formulario de esta página. Dinos en qué artículo está, qué dato es incorrecto y, si la tienes, la fuente. Si tienes razón, corregimos el texto e indicamos la fecha del cambio.',
  },
  {
    question: '¿Puedo sugerir un producto?',
    answer:
      'Claro. Mándanos el nombre, para qué lo usarías y qué te gustaría saber antes de comprarlo. Leemos las sugerencias, aunque no podemos prometer que cada una se convierta en reseña. Si representas a una marca, también puedes proponer, pero no pagar ni aprobar lo que publiquemos.',
  },
  {
    question: '¿Qué pasa con el mensaje que envío?',
    answer:
      'Guardamos tu nombre, tu correo electrónico, el asunto y el mensaje para poder contestarte, y los borramos a los 12 meses. Si lo pides indicando ese correo, te damos una copia o los eliminamos antes.',
  },
];
