import type { JobId } from '#contract/running/jobs/jobs.words.ts';

/** By themselves: the log names jobs, too. */
export const jobNames: Record<JobId, { name: string; about: string }> = {
  publish: { name: 'Publicar o que está agendado', about: 'Põe no ar cada post no minuto marcado.' },
  prices: { name: 'Renovar preços', about: 'Pergunta às lojas o preço de cada oferta da edição.' },
  feeds: {
    name: 'Buscar feeds',
    about: 'Busca os arquivos de produtos das lojas, cada um no seu horário (em Importações).',
  },
  'pre-render': {
    name: 'Renderizar as páginas do novo dia',
    about:
      'Renderiza de novo cada página da edição depois da meia-noite dela, antes que alguém precise esperar.',
  },
  indexnow: { name: 'Avisar os buscadores', about: 'Conta aos buscadores que há posts novos (IndexNow).' },
  links: {
    name: 'Verificar links',
    about: 'Pergunta aos links para outros sites se ainda funcionam, a cada um uma vez por semana.',
  },
  renewals: {
    name: 'Pesar os textos',
    about: 'Vê quais artigos e avaliações mais vale a pena renovar, e por quê.',
  },
  clicks: {
    name: 'Esquecer cliques antigos',
    about: 'Apaga os números de cliques e visitas que já venceram.',
  },
  messages: {
    name: 'Apagar mensagens antigas',
    about: 'Apaga as mensagens de leitores depois de doze meses.',
  },
  upkeep: {
    name: 'Arrumar a casa',
    about: 'Encerra sessões, esvazia a lixeira e apaga o que ninguém usa mais.',
  },
  database: {
    name: 'Cuidar do banco de dados',
    about: 'Limpa cada tabela e refaz as contas que a deixam rápida.',
  },
  integrity: {
    name: 'Procurar defeitos',
    about: 'Procura o que não combina no banco de dados e conta o que achou. Não muda nada.',
  },
  backup: {
    name: 'Fazer a cópia de segurança',
    about: 'Copia o banco de dados e as imagens, e esquece as cópias que já tiveram seu tempo.',
  },
  rehearsal: {
    name: 'Ensaiar a cópia mais nova',
    about: 'Restaura a cópia num lugar à parte e confere linha por linha.',
  },
  restore: {
    name: 'Restaurar uma cópia',
    about: 'Só acontece quando um proprietário pede, em Cópias de segurança.',
  },
};
