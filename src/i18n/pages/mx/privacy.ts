import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const privacy: StaticPageText = {
  title: 'Aviso de privacidad',
  description:
    'Qué datos personales trata Vitrina México, cuáles no recoge, cuánto tiempo los guarda y cómo puedes ejercer tus derechos ARCO.',
  lead: 'Puedes leer Vitrina México sin registrarte y sin recibir cookies. Aquí te contamos cuáles son los pocos datos que tratamos, para qué los usamos y cómo decides sobre ellos.',
  sections: [
    {
      heading: 'Quién responde por tus datos',
      paragraphs: [
        'El responsable del tratamiento es Vitrina México, a quien puedes escribir en cualquier momento desde la página de contacto. Este texto es nuestro aviso de privacidad y sigue la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.',
      ],
    },
    {
      heading: 'Lo que se queda en tu dispositivo',
      paragraphs: [
        'A quienes leen el sitio no les ponemos cookies. Tu navegador recuerda algunas cosas en su almacenamiento local, es decir, en tu propio celular o computadora:',
      ],
      points: [
        'La edición que leíste por última vez.',
        'El tema claro u oscuro, si elegiste uno.',
        'Solo para quienes administran el sitio, una señal que hace visible el botón de administración.',
      ],
    },
    {
      heading: 'Cómo borrarlo, y la única cookie',
      paragraphs: [
        'Nada de lo anterior se nos envía. Si borras los datos del sitio en tu navegador, desaparece; lo único que notarás es que tendrás que volver a elegir la edición o el tema. La única cookie que usamos es la de sesión que reciben las personas administradoras cuando inician sesión; si solo vienes a leer, no te toca.',
      ],
    },
    {
      heading: 'Sin rastreadores de terceros',
      paragraphs: [
        'No cargamos programas, tipografías, herramientas de analítica ni redes publicitarias de otras empresas: todo lo que ves se sirve desde nuestro propio servidor.',
        'Los enlaces a la tienda y los botones para compartir en WhatsApp, Telegram o Facebook, o por correo, son enlaces simples. Mientras no hagas clic, tu navegador no carga nada de esos servicios. Si lo haces, pasas a un sitio ajeno, que puede instalar sus propias cookies y tratar tus datos según su propia política.',
      ],
    },
    {
      heading: 'El registro del servidor',
      paragraphs: [
        'Por cada solicitud, nuestro servidor anota el método, la dirección pedida, el estado de la respuesta y su duración. No anota direcciones IP. Conservamos ese registro únicamente para operar el sitio y mantenerlo seguro.',
      ],
    },
    {
      heading: 'El conteo de clics',
      paragraphs: [
        'Cuando alguien abre un enlace a la tienda, sumamos uno al total de ese enlace en ese día y en esa edición. Guardamos solo la cifra, con las personas y los robots contados por separado, sin dirección IP ni identificador alguno. Con ese número no podemos saber quién hizo clic. Los totales se conservan 25 meses.',
        'De la misma forma contamos cuántas veces se ve cada página. Para no contar dos veces el mismo clic, el servidor recuerda por poco tiempo de dónde vino, solo en la memoria y de forma irreconocible; eso nunca se guarda.',
      ],
    },
    {
      heading: 'Si nos escribes',
      paragraphs: [
        'El formulario de contacto guarda tu nombre, tu correo electrónico, el asunto y el mensaje. La finalidad es poder contestarte, y para eso los necesitamos; si prefieres no darlos, puedes seguir leyendo el sitio igual que siempre.',
        'Los borramos a los 12 meses. Si quieres que sea antes, basta con que lo pidas indicando el correo con el que nos escribiste. Te sugerimos no incluir en el mensaje datos sensibles ni información que no haga falta para responderte.',
      ],
    },
    {
      heading: 'Tus derechos ARCO',
      paragraphs: [
        'La ley te reconoce cuatro derechos sobre tus datos personales, y también puedes revocar el consentimiento que nos hayas dado:',
      ],
      points: [
        'Acceso: saber qué datos tuyos tenemos y recibir una copia.',
        'Rectificación: pedir que corrijamos los que sean inexactos o estén incompletos.',
        'Cancelación: pedir que los borremos.',
        'Oposición: pedir que dejemos de usarlos por una causa legítima.',
      ],
    },
    {
      heading: 'Cómo ejercerlos',
      paragraphs: [
        'Envíanos tu solicitud desde la página de contacto. Dinos qué derecho quieres ejercer y con qué correo electrónico nos habías escrito: con él localizamos tus mensajes para exportarlos o eliminarlos. Si nos queda duda de que la solicitud viene de ti, podremos pedirte que lo confirmes. Te responderemos dentro de los plazos que marca la ley.',
        'Ten en cuenta que solo podemos encontrar lo que enviaste por el formulario. El registro del servidor y los totales de clics no llevan nada que nos permita relacionarlos contigo, y lo que guarda tu navegador lo controlas tú.',
        'Si crees que no atendimos bien tu solicitud, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno, la autoridad federal en materia de protección de datos personales.',
      ],
    },
    {
      heading: 'Cambios en este aviso',
      paragraphs: [
        'Si cambia la forma en que el sitio trata los datos, actualizaremos esta página para que siga describiendo lo que de verdad ocurre. Si algo no te queda claro, pregúntanos desde la página de contacto.',
      ],
    },
  ],
};
