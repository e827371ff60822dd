import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const affiliates: StaticPageText = {
  title: 'Programa de afiliados',
  description:
    'Cómo gana dinero Vitrina México con los enlaces de Amazon, por qué tú pagas lo mismo y por qué la comisión no decide qué recomendamos.',
  lead: 'Como afiliado de Amazon, Vitrina México obtiene ingresos por las compras que cumplen los requisitos. Tienes derecho a saber cómo funciona antes de hacer clic.',
  sections: [
    {
      heading: 'Cómo funciona',
      paragraphs: [
        'Participamos en el programa de afiliados de Amazon. Cuando una guía o una reseña te lleva a amazon.com.mx y haces ahí una compra que cumple las condiciones del programa, Amazon nos paga una comisión.',
        'Para ti el precio no cambia: el producto cuesta lo mismo si llegas por nuestro enlace o por tu cuenta. Y si prefieres buscarlo directamente en la tienda, adelante; nuestras recomendaciones te sirven igual.',
      ],
    },
    {
      heading: 'Cómo reconocer los enlaces',
      paragraphs: [
        'Los enlaces a la tienda están marcados como patrocinados. Son enlaces simples: no se carga nada de Amazon mientras lees, y solo sales de nuestro sitio cuando haces clic.',
      ],
    },
    {
      heading: 'Lo que la comisión no compra',
      paragraphs: ['La comisión nunca decide qué recomendamos. En la práctica, eso quiere decir que:'],
      points: [
        'Ninguna marca paga por aparecer en una reseña ni la aprueba antes de publicarse.',
        'La calificación depende del desempeño (40%), la facilidad de uso (20%), la construcción (20%) y la relación calidad-precio (20%); lo que podamos ganar no entra en la cuenta.',
        'Los puntos en contra se publican con la misma claridad que los puntos a favor.',
        'Cada reseña lleva la firma de quien la escribió.',
      ],
    },
    {
      heading: 'Precios e imágenes',
      paragraphs: [
        'Los precios aparecen con la fecha y la hora en que eran válidos y, si no se renuevan, desaparecen por sí solos en un máximo de 23 horas. El que cuenta es el que te muestra la tienda cuando compras. Las imágenes de los productos pertenecen a Amazon y a sus respectivos propietarios; las ilustraciones del contenido de demostración son nuestras.',
      ],
    },
    {
      heading: 'Qué pasa con tus datos',
      paragraphs: [
        'Contamos cuántas veces se abre cada enlace por día y por edición. Es una simple cifra, sin dirección IP ni identificador, que guardamos 25 meses. Una vez que llegas a la tienda, esta instala sus propias cookies según su propia política; te recomendamos leerla.',
      ],
    },
    {
      heading: '¿Tienes dudas?',
      paragraphs: [
        'Si un enlace no lleva a donde debería, o sientes que una recomendación no fue imparcial, cuéntanoslo desde la página de contacto. Lo revisamos y, si hay un error, lo corregimos e indicamos la fecha.',
      ],
    },
  ],
};
