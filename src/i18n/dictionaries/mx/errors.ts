import type { ErrorsTexts } from '../br/errors.ts';

export const errors = {
  invalid_input: 'La solicitud tiene algo que no podemos aceptar. Revisa los campos indicados.',
  not_found: 'No encontramos lo que buscas.',
  unauthorized: 'Inicia sesión para continuar.',
  unsupported_media_type: 'Este formato no se acepta aquí.',
  payload_too_large: 'Lo que enviaste es demasiado grande.',
  method_not_allowed: 'Esta dirección no acepta ese método.',
  unavailable: 'El servicio no está disponible por un momento. Inténtalo de nuevo en un momento.',
  internal: 'Algo salió mal de nuestro lado. Ya registramos el problema.',
  forbidden: 'No tienes permiso para hacer esto.',
  conflict: 'Esto cambió mientras trabajabas. Actualiza e inténtalo de nuevo.',
  too_many_requests: 'Fueron demasiados intentos en poco tiempo. Espera un momento e inténtalo de nuevo.',
} satisfies ErrorsTexts;
