export const contact = {
  title: 'Contato',
  description:
    'Fale com a redação: correções, sugestões de produtos, dúvidas sobre privacidade. Respondemos às mensagens que chegam por aqui.',
  lead: 'Achou um erro, quer sugerir um produto ou tem uma dúvida? Escreva. Quem responde é uma pessoa da redação.',
  name: 'Nome',
  email: 'E-mail',
  subject: 'Assunto',
  message: 'Mensagem',
  trap: 'Deixe este campo vazio',
  send: 'Enviar mensagem',
  sending: 'Enviando...',
  sentTitle: 'Mensagem recebida',
  sentText: 'Obrigado por escrever. Se couber resposta, ela vai para o e-mail que você informou.',
  another: 'Escrever outra mensagem',
  failedTitle: 'A mensagem não foi enviada',
  failedText:
    'Não foi possível conectar ao servidor. O que você escreveu continua aqui: tente de novo em instantes.',
  problems: 'Confira os campos indicados. O que você escreveu continua aqui.',
  privacy: 'Usamos estes dados só para responder e os apagamos depois de 12 meses.',
  privacyLink: 'Política de Privacidade',
  faq: 'Perguntas frequentes',
};

export type ContactTexts = typeof contact;
