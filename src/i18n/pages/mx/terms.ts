import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const terms: StaticPageText = {
  title: 'Términos de uso',
  description:
    'Las reglas para usar Vitrina México: qué ofrecemos, cómo leer precios y calificaciones, de quién son los contenidos y qué ley aplica.',
  lead: 'Estas son las reglas para usar Vitrina México. Las escribimos para que se entiendan de una sola lectura; al navegar por el sitio, las aceptas.',
  sections: [
    {
      heading: 'Qué es este sitio y qué no es',
      paragraphs: [
        'Vitrina México publica guías, comparaciones y reseñas de productos. La lectura es libre y no necesitas crear una cuenta.',
        'No somos una tienda. No vendemos, no cobramos, no enviamos paquetes ni damos garantía sobre los productos. Cuando compras, lo haces con Amazon México o con quien venda ahí, bajo sus condiciones. Las dudas sobre pagos, entregas, devoluciones y garantías debes tratarlas directamente con quien te vendió.',
      ],
    },
    {
      heading: 'Recomendaciones y calificaciones',
      paragraphs: [
        'Las reseñas expresan la opinión fundada de la persona que las firma. La calificación, de 0 a 10, combina desempeño (40%), facilidad de uso (20%), construcción (20%) y relación calidad-precio (20%). Ninguna marca paga por ella ni la aprueba.',
        'Ponemos cuidado en cada dato, pero un fabricante puede cambiar un modelo sin avisar y tu caso puede ser distinto del nuestro. Antes de comprar, revisa las características en la ficha de la tienda y sigue las instrucciones de seguridad del fabricante. Nuestros textos orientan y no sustituyen la opinión de un profesional cuando haga falta.',
        'Si encontramos un error, lo corregimos y señalamos la fecha de la corrección.',
      ],
    },
    {
      heading: 'Precios y disponibilidad',
      paragraphs: [
        'Cada precio que mostramos va acompañado de la fecha y la hora en que era válido. Si no se renueva, desaparece por sí solo en un máximo de 23 horas. Es una referencia y no una oferta de nuestra parte: vale el precio que te muestre la tienda al momento de comprar. Lo mismo pasa con la disponibilidad.',
      ],
    },
    {
      heading: 'Enlaces a otros sitios',
      paragraphs: [
        'Los enlaces a la tienda son de afiliado y están marcados como patrocinados: podemos recibir una comisión por tu compra sin que el precio cambie para ti. Lo explicamos a detalle en la página del programa de afiliados.',
        'También hay enlaces para compartir en WhatsApp, Telegram o Facebook, o por correo. No controlamos esos servicios ni la tienda; al entrar en ellos aplican sus propias reglas.',
      ],
    },
    {
      heading: 'De quién son los contenidos',
      paragraphs: [
        'Los textos, el diseño y las ilustraciones del contenido de demostración son nuestros. Las imágenes de los productos pertenecen a Amazon y a sus respectivos propietarios, igual que las marcas y los logotipos que mencionamos, que son de sus titulares.',
        'Puedes compartir el enlace a cualquier página y citar fragmentos breves si indicas la fuente. Para reproducir un texto completo o darle un uso comercial, pídenos permiso antes.',
      ],
    },
    {
      heading: 'Uso responsable',
      paragraphs: ['Te pedimos que uses el sitio de buena fe. En particular, no está permitido:'],
      points: [
        'Intentar entrar sin autorización a las áreas de administración o interferir con el servicio.',
        'Provocar clics artificiales en los enlaces a la tienda.',
        'Mandar por el formulario de contacto publicidad no solicitada, contenido ilegal o mensajes en nombre de otra persona.',
      ],
    },
    {
      heading: 'Hasta dónde respondemos',
      paragraphs: [
        'Trabajamos para que el sitio funcione y diga la verdad, aunque no podemos asegurar que esté siempre disponible o libre de errores. En la medida en que la ley lo permita, no respondemos por los productos, los servicios ni las decisiones de las tiendas a las que enlazamos. Nada en estos términos limita los derechos que las leyes mexicanas te dan como consumidor.',
      ],
    },
    {
      heading: 'Privacidad, ley aplicable y cambios',
      paragraphs: [
        'Tratamos los datos personales conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares. El aviso de privacidad explica cómo ejercer tus derechos ARCO.',
        'Estos términos se rigen por las leyes de México. Si los modificamos, la versión vigente será la que leas en esta página. Para cualquier duda o reclamación, escríbele a Vitrina México desde la página de contacto; casi todo se resuelve mejor conversando.',
      ],
    },
  ],
};
