import type { ContactTexts } from '../br/contact.ts';

export const contact = {
  title: 'Contacto',
  description:
    'Escríbele a la redacción: correcciones, sugerencias de productos, dudas de privacidad. Leemos los mensajes que llegan por aquí.',
  lead: '¿Encontraste un error, quieres sugerir un producto o tienes una duda? Escríbenos. Te contesta una persona de la redacción.',
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  trap: 'Deja este campo vacío',
  send: 'Enviar mensaje',
  sending: 'Enviando tu mensaje...',
  sentTitle: 'Recibimos tu mensaje',
  sentText: 'Gracias por escribir. Si tu mensaje necesita respuesta, llegará al correo que nos diste.',
  another: 'Escribir otro mensaje',
  failedTitle: 'El mensaje no se envió',
  failedText:
    'No pudimos conectar con el servidor. Lo que escribiste sigue aquí: inténtalo de nuevo en un momento.',
  problems: 'Revisa los campos marcados. Lo que escribiste sigue aquí.',
  privacy: 'Usamos estos datos solo para responderte y los borramos después de 12 meses.',
  privacyLink: 'Aviso de privacidad',
  faq: 'Preguntas frecuentes',
} satisfies ContactTexts;
