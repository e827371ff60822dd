import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const about: StaticPageText = {
  title: 'Sobre nosotros',
  description:
    'Quiénes somos en Vitrina España, cómo elegimos y puntuamos los productos, cómo corregimos los errores y de qué vive la revista.',
  lead: 'Vitrina España es una revista de recomendaciones de productos. Queremos que, cuando cierres una de nuestras guías, sepas qué comprar, o tengas claro que no te hace falta comprar nada.',
  sections: [
    {
      heading: 'Qué hacemos',
      paragraphs: [
        'Publicamos guías de compra, comparativas y reseñas pensadas para quien compra en España. Contamos para quién es cada producto, qué hace bien y dónde se queda corto, y lo decimos sin rodeos ni jerga.',
        'Formamos parte de Vitrina, que tiene también ediciones en Brasil, Italia, México y Estados Unidos. Cada una escribe en su idioma y para las tiendas de su país; la nuestra enlaza con Amazon.es.',
        'Los productos que aparecen en el contenido de demostración de este sitio son ficticios, y sus ilustraciones son nuestras.',
      ],
    },
    {
      heading: 'Cómo puntuamos',
      paragraphs: [
        'Cada reseña lleva la firma de quien la ha escrito y una nota de 0 a 10. Esa nota no es una impresión general: sale de cuatro apartados, cada uno con su peso, siempre los mismos.',
      ],
      points: [
        'Rendimiento, 40 %: si cumple bien la tarea para la que lo compras.',
        'Facilidad de uso, 20 %: cuánto cuesta ponerlo en marcha y convivir con él.',
        'Construcción, 20 %: materiales, acabados y solidez.',
        'Relación calidad-precio, 20 %: lo que recibes por lo que pagas.',
      ],
    },
    {
      heading: 'Independencia',
      paragraphs: [
        'Ninguna marca paga por una reseña ni le da el visto bueno antes de publicarla. Tampoco se puede comprar un puesto mejor en una comparativa ni unas décimas más en la nota.',
        'La revista se financia con comisiones: si compras en Amazon a través de nuestros enlaces, podemos recibir un porcentaje, sin que el precio cambie para ti. Esa comisión nunca decide qué recomendamos. Lo explicamos con detalle en la página del programa de afiliados.',
      ],
    },
    {
      heading: 'Errores y correcciones',
      paragraphs: [
        'Nos equivocamos, como todo el mundo. Cuando ocurre, corregimos el texto e indicamos la fecha de la corrección. Si ves un dato que no cuadra, avísanos desde la página de contacto: un buen aviso ayuda a todas las personas que leerán esa página después de ti.',
      ],
    },
    {
      heading: 'Una web que no te sigue',
      paragraphs: [
        'Puedes leernos sin cookies, sin registro y sin publicidad de terceros. No cargamos herramientas de analítica ni código de otras empresas: todo lo que ves sale de nuestro propio servidor. La política de privacidad cuenta qué se guarda, dónde y durante cuánto tiempo.',
      ],
    },
    {
      heading: 'Habla con nosotros',
      paragraphs: [
        '¿Tienes una duda, una sugerencia o un producto que te gustaría ver analizado? Escríbenos desde la página de contacto. Es la vía para todo, también para las cuestiones de privacidad.',
      ],
    },
  ],
};
