import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const terms: StaticPageText = {
  title: 'Condiciones de uso',
  description:
    'Las reglas para usar Vitrina España: qué ofrecemos, qué valor tienen los precios, de quién son los textos y las imágenes y de qué respondemos.',
  lead: 'Estas condiciones explican qué puedes esperar de Vitrina España y qué esperamos de ti cuando usas la web. Las hemos escrito para que se entiendan a la primera.',
  sections: [
    {
      heading: 'Quién publica esta web',
      paragraphs: [
        'Vitrina España edita este sitio y responde de su contenido editorial. Puedes comunicarte con nosotros desde la página de contacto. Leer la web es gratis y no hace falta registrarse; al usarla, aceptas estas condiciones.',
      ],
    },
    {
      heading: 'Qué ofrecemos y qué no',
      paragraphs: [
        'Publicamos reseñas, guías y comparativas que te ayudan a decidir. Son opiniones razonadas de autores que firman con su nombre, no asesoramiento profesional, y no sustituyen a las instrucciones ni a las advertencias de seguridad del fabricante.',
        'No vendemos productos. Cuando sigues un enlace y compras, el contrato lo cierras con la tienda o con el vendedor que figure en ella. El pago, el envío, el desistimiento, las devoluciones y la garantía legal se tramitan con ellos, y conservas todos los derechos que te reconoce la normativa española de defensa de los consumidores.',
      ],
    },
    {
      heading: 'Precios y disponibilidad',
      paragraphs: [
        'Los precios cambian a menudo y no los fijamos nosotros. Por eso seguimos unas reglas sencillas:',
      ],
      points: [
        'Un precio solo aparece junto con la fecha y la hora en que era cierto.',
        'Si no se renueva, desaparece por sí solo en un máximo de 23 horas.',
        'El que cuenta es el que muestra la tienda en el momento de la compra.',
        'La disponibilidad también puede variar entre nuestra página y la de la tienda.',
      ],
    },
    {
      heading: 'Enlaces de afiliado',
      paragraphs: [
        'Los enlaces a productos pueden reportarnos una comisión si la compra cumple los requisitos del programa. Van marcados como patrocinados y el precio que pagas no cambia. La página del programa de afiliados lo explica por completo.',
      ],
    },
    {
      heading: 'Textos, imágenes y marcas',
      paragraphs: [
        'Los textos y el diseño de Vitrina España están protegidos por la legislación de propiedad intelectual. Puedes enlazar cualquier página, compartirla y citar fragmentos breves si nombras la fuente. Para reproducir un artículo entero o usarlo con fines comerciales, pídenos permiso antes.',
        'Las imágenes de los productos pertenecen al mercado en línea que las facilita y a sus respectivos propietarios; las ilustraciones del contenido de demostración son nuestras. Amazon y las demás marcas mencionadas son de sus titulares, y nombrarlas no significa que nos respalden.',
      ],
    },
    {
      heading: 'Uso correcto',
      paragraphs: ['Te pedimos lo que pediríamos a cualquier visita:'],
      points: [
        'No intentes entrar en las zonas reservadas a la administración.',
        'No sobrecargues el servidor ni dificultes que otras personas lean la web.',
        'No falsees los clics en los enlaces a las tiendas.',
        'No uses el formulario de contacto para enviar publicidad, mensajes ofensivos o datos de otras personas sin su permiso.',
      ],
    },
    {
      heading: 'Errores y responsabilidad',
      paragraphs: [
        'Trabajamos con cuidado, pero un dato puede quedar anticuado o ser erróneo. Cuando lo sabemos, lo corregimos y fechamos la corrección. Antes de comprar, comprueba en la tienda las características que sean decisivas para ti.',
        'No podemos asegurar que la web esté disponible sin interrupciones, ni respondemos de lo que ocurra en sitios ajenos a los que llegas desde aquí, en los términos que prevé la Ley 34/2002, de servicios de la sociedad de la información. Si sabemos que un enlace lleva a un contenido ilícito, lo retiramos. Nada de lo dicho limita la responsabilidad que por ley no puede excluirse ni los derechos que tienes como consumidor.',
      ],
    },
    {
      heading: 'Privacidad',
      paragraphs: [
        'La web no deja cookies a quienes la leen. Qué se guarda, durante cuánto tiempo y cómo ejercer tus derechos está en la política de privacidad.',
      ],
    },
    {
      heading: 'Cambios, ley aplicable y tribunales',
      paragraphs: [
        'Podemos modificar estas condiciones cuando cambie el sitio o la ley. Se aplica la versión publicada en el momento en que lo visitas. Si una cláusula resulta nula, las demás siguen en vigor.',
        'Estas condiciones se rigen por la ley española. Si eres consumidor, puedes acudir a los tribunales de tu domicilio y conservas la protección obligatoria que te dé la ley del país en que resides. Aun así, si algo no te convence, te agradecemos que nos escribas antes.',
      ],
    },
  ],
};
