import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const about: StaticPageText = {
  title: 'Acerca de',
  description:
    'Quiénes somos en Vitrina México, cómo calificamos los productos, quién firma las reseñas y qué hacemos cuando nos equivocamos.',
  lead: 'Vitrina México es una revista de recomendaciones de productos. La hacemos para que llegues a la tienda sabiendo qué te conviene, qué puedes pasar por alto y cuándo es mejor no comprar.',
  sections: [
    {
      heading: 'Qué vas a encontrar',
      paragraphs: [
        'Publicamos guías de compra, comparaciones y reseñas pensadas para quien vive y compra en México. Cada texto intenta responder lo que le preguntarías a alguien de confianza que sabe del tema: para quién sirve el producto, en qué falla y si vale lo que cuesta.',
        'Somos parte de una familia de revistas que también tiene ediciones para Brasil, Italia, España y Estados Unidos. Cada una escribe en su idioma y para su mercado; aquí las recomendaciones enlazan a amazon.com.mx.',
        'Los productos que aparecen en el contenido de demostración son ficticios y están ahí solo para mostrar cómo funciona la revista.',
      ],
    },
    {
      heading: 'Cómo calificamos',
      paragraphs: [
        'La calificación va de 0 a 10 y sale de cuatro criterios que no pesan lo mismo. El desempeño cuenta más porque un aparato bonito y barato que no cumple su tarea sigue siendo una mala compra.',
      ],
      points: [
        'Desempeño, 40%: qué tan bien hace aquello para lo que lo compras.',
        'Facilidad de uso, 20%: cuánto cuesta aprender a usarlo, limpiarlo y convivir con él.',
        'Construcción, 20%: materiales, acabados y solidez.',
        'Relación calidad-precio, 20%: lo que recibes frente a lo que pagas.',
      ],
    },
    {
      heading: 'Quién escribe',
      paragraphs: [
        'Todas las reseñas llevan el nombre de quien las escribió. Esa persona responde por lo que dice, tanto por los elogios como por los reparos.',
        'Ninguna marca paga por una reseña, la revisa antes de que salga ni da su visto bueno. Si un producto nos decepciona, lo leerás tal cual.',
      ],
    },
    {
      heading: 'Cuando nos equivocamos',
      paragraphs: [
        'Un dato puede estar mal o quedar viejo. Cuando lo descubrimos, o cuando tú nos avisas, corregimos el texto e indicamos la fecha del cambio para que sepas qué versión estás leyendo. Preferimos reconocer un error a dejarlo escondido en una página vieja.',
      ],
    },
    {
      heading: 'De qué vivimos',
      paragraphs: [
        'Si compras a través de uno de nuestros enlaces, Amazon puede pagarnos una comisión. Tú pagas lo mismo y esa comisión nunca decide qué recomendamos. Los detalles están en la página del programa de afiliados.',
      ],
    },
    {
      heading: 'Hablemos',
      paragraphs: [
        '¿Encontraste un error, quieres proponernos un producto o no estás de acuerdo con una calificación? Escríbenos desde la página de contacto. Las dudas y los desacuerdos de quienes nos leen nos ayudan a hacer mejores guías.',
      ],
    },
  ],
};
