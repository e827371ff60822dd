import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const privacy: StaticPageText = {
  title: 'Política de privacidad',
  description:
    'Qué datos trata Vitrina España, cuáles no recoge, cuánto tiempo los conserva y cómo puedes ejercer tus derechos según el RGPD y la LOPDGDD.',
  lead: 'Puedes leer Vitrina España sin darnos ningún dato y sin que dejemos una sola cookie en tu navegador. Aquí te contamos lo poco que se guarda, por qué y cómo puedes borrarlo.',
  sections: [
    {
      heading: 'Quién responde de tus datos',
      paragraphs: [
        'El responsable del tratamiento es Vitrina España. Para cualquier asunto relacionado con tus datos personales puedes dirigirte a nosotros desde la página de contacto.',
        'Nos regimos por el Reglamento (UE) 2016/679, conocido como RGPD, por la Ley Orgánica 3/2018, de Protección de Datos Personales y garantía de los derechos digitales (LOPDGDD), y, en lo que toca a cookies y tecnologías parecidas, por la Ley 34/2002, de servicios de la sociedad de la información (LSSI).',
      ],
    },
    {
      heading: 'Cookies y memoria del navegador',
      paragraphs: [
        'Quien nos lee no recibe cookies, y por eso no te encuentras con un aviso que aceptar o rechazar. Tu navegador sí puede recordar, en el almacenamiento local de tu propio dispositivo, lo siguiente:',
      ],
      points: [
        'La última edición de Vitrina que has leído.',
        'El tema claro u oscuro, si lo has elegido.',
        'Solo para quienes administran el sitio, una señal que hace visible el botón de administración.',
      ],
    },
    {
      heading: 'Cómo borrar esa memoria',
      paragraphs: [
        'Nada de eso se nos envía: sirve únicamente para que la web se muestre como la dejaste. Si borras los datos del sitio en los ajustes del navegador, desaparece por completo.',
        'La única cookie que existe es la de sesión que reciben los administradores, y solo ellos, cuando se identifican para entrar en su zona de trabajo.',
      ],
    },
    {
      heading: 'Sin código de terceros',
      paragraphs: [
        'No usamos scripts, tipografías, analítica ni redes publicitarias de otras empresas. Todo se sirve desde nuestro servidor.',
        'Los enlaces a las tiendas y los botones para compartir en WhatsApp, Telegram o Facebook, o por correo electrónico, son enlaces corrientes: no se carga nada de esos servicios hasta que pulsas. A partir de ese momento se aplica la política de privacidad del servicio que has abierto, que puede instalar sus propias cookies.',
      ],
    },
    {
      heading: 'Registro del servidor',
      paragraphs: [
        'Por cada petición, el servidor anota el método, la dirección web solicitada, el código de estado y la duración. No anota direcciones IP. Conservamos este registro solo para mantener el sitio en funcionamiento y protegerlo. Si alguna anotación llegara a contener un dato personal, la base para tratarlo sería nuestro interés legítimo en esos dos fines (artículo 6.1.f del RGPD).',
      ],
    },
    {
      heading: 'Recuento de clics',
      paragraphs: [
        'Contamos cuántas veces se pulsa cada enlace a una tienda, agrupado por día, edición y enlace, y distinguiendo entre personas y rastreadores automáticos. El resultado es solo un número: no lleva dirección IP ni identificador alguno, de modo que no podemos saber quién ha hecho clic. Guardamos esas cifras durante 25 meses.',
        'Del mismo modo contamos cuántas veces se ve cada página. Para no contar dos veces el mismo clic, el servidor recuerda durante poco tiempo de dónde ha venido, solo en memoria y de forma irreconocible; eso no se guarda nunca.',
      ],
    },
    {
      heading: 'Formulario de contacto',
      paragraphs: [
        'Si nos escribes, guardamos tu nombre, tu correo electrónico, el asunto y el mensaje con un único fin: contestarte. La base jurídica es nuestro interés legítimo en atender a quien se dirige a nosotros (artículo 6.1.f del RGPD). Si escribes para ejercer un derecho, lo es también nuestra obligación legal de responderte (artículo 6.1.c).',
        'Los mensajes se borran a los 12 meses. Si lo prefieres antes, pídenoslo: los localizamos por tu dirección de correo y te enviamos una copia o los eliminamos. Te rogamos que no incluyas datos delicados que no hagan falta para responderte.',
      ],
    },
    {
      heading: 'Cuando pulsas un enlace de afiliado',
      paragraphs: [
        'Al abrir un producto en Amazon sales de nuestra web. La tienda instala entonces sus propias cookies, según su propia política, y es ella quien responde de los datos que trate a partir de ahí.',
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: ['Sobre los datos personales que tengamos de ti, puedes ejercer estos derechos sin coste:'],
      points: [
        'Acceso: saber qué guardamos y recibir una copia.',
        'Rectificación: corregir lo que sea inexacto o esté incompleto.',
        'Supresión: pedir que lo borremos antes de plazo.',
        'Oposición: pedir que dejemos de tratarlo por motivos propios de tu situación.',
        'Limitación: pedir que lo conservemos sin usarlo mientras se resuelve una duda.',
        'Portabilidad: recibirlo en un formato reutilizable, en los casos que prevé la ley.',
      ],
    },
    {
      heading: 'Cómo ejercerlos',
      paragraphs: [
        'Escríbenos desde la página de contacto, di qué derecho quieres ejercer e indica el correo con el que nos escribiste. Podemos pedirte que confirmes que esa dirección es tuya, para no entregar tus mensajes a otra persona. Respondemos como máximo en un mes, plazo que el RGPD permite ampliar en casos complejos; si fuera necesario, te avisaríamos.',
        'Como ni el recuento de clics ni el almacenamiento de tu dispositivo nos dicen quién eres, en ellos no hay nada que podamos buscar a tu nombre.',
        'Si crees que no hemos atendido bien tu solicitud, puedes presentar una reclamación ante la Agencia Española de Protección de Datos (AEPD).',
      ],
    },
    {
      heading: 'Cambios en esta política',
      paragraphs: [
        'Si cambia lo que hace el sitio con los datos, cambiará también este texto. La versión que vale es siempre la que está publicada en esta página.',
      ],
    },
  ],
};
