import type { ErrorsTexts } from '../br/errors.ts';

export const errors = {
  invalid_input: 'La petición tiene algo que no podemos aceptar. Revisa los campos indicados.',
  not_found: 'No hemos encontrado lo que buscas.',
  unauthorized: 'Inicia sesión para continuar.',
  unsupported_media_type: 'Este formato no se admite aquí.',
  payload_too_large: 'Lo que has enviado es demasiado grande.',
  method_not_allowed: 'Esta dirección no acepta ese método.',
  unavailable: 'El servicio no está disponible por un momento. Vuelve a intentarlo en unos instantes.',
  internal: 'Algo ha ido mal por nuestra parte. Ya hemos registrado el problema.',
  forbidden: 'No tienes permiso para hacer eso.',
  conflict: 'Esto ha cambiado mientras trabajabas. Actualiza y vuelve a intentarlo.',
  too_many_requests: 'Demasiados intentos en poco tiempo. Espera un poco y vuelve a intentarlo.',
} satisfies ErrorsTexts;
