export const errors = {
  invalid_input: 'O pedido tem algo que não podemos aceitar. Confira os campos indicados.',
  not_found: 'Não encontramos o que você procura.',
  unauthorized: 'Entre com a sua conta para continuar.',
  unsupported_media_type: 'Este formato não é aceito aqui.',
  payload_too_large: 'O que foi enviado é grande demais.',
  method_not_allowed: 'Este endereço não aceita esse método.',
  unavailable: 'O serviço está indisponível por um momento. Tente novamente em instantes.',
  internal: 'Algo deu errado do nosso lado. Já registramos o problema.',
  forbidden: 'Você não tem permissão para fazer isso.',
  conflict: 'Isto mudou enquanto você trabalhava. Atualize e tente de novo.',
  too_many_requests: 'Foram tentativas demais em pouco tempo. Espere um pouco e tente de novo.',
};

export type ErrorsTexts = typeof errors;
