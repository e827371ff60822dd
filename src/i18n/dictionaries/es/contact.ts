import type { ContactTexts } from '../br/contact.ts';

export const contact = {
  title: 'Contacto',
  description:
    'Escribe a la redacción: correcciones, propuestas de productos, dudas sobre privacidad. Leemos todos los mensajes que llegan desde aquí.',
  lead: '¿Has visto un error, quieres proponer un producto o tienes alguna duda? Escríbenos. Te responderá una persona de la redacción.',
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  trap: 'Deja vacío este campo',
  send: 'Enviar el mensaje',
  sending: 'Enviando el mensaje...',
  sentTitle: 'Mensaje recibido',
  sentText: 'Gracias por escribirnos. Si hace falta una respuesta, te llegará al correo que has indicado.',
  another: 'Escribir otro mensaje',
  failedTitle: 'El mensaje no se ha enviado',
  failedText:
    'No hemos podido conectar con el servidor. Lo que has escrito sigue aquí: vuelve a intentarlo en unos instantes.',
  problems: 'Revisa los campos señalados. Lo que has escrito sigue aquí.',
  privacy: 'Usamos estos datos solo para responderte y los borramos a los 12 meses.',
  privacyLink: 'Política de privacidad',
  faq: 'Preguntas frecuentes',
} satisfies ContactTexts;
