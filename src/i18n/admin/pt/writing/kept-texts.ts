export const keptTexts = {
  back: (when: string) => `Voltou o que você escreveu ${when} e não salvou.`,
  found: (when: string) => `Neste aparelho há texto de ${when}, que não foi salvo.`,
  restore: 'Trazer de volta',
  discard: 'Descartar',
  othersWriting: (names: string) => `${names} também tem texto por salvar aqui.`,
  history: 'Histórico',
  historyAbout: 'Cada versão salva, o que mudou desde ela, e o caminho de volta.',
  noVersions: 'Ainda não há versões: a primeira fica guardada quando alguém salvar.',
  versions: 'Versões',
  compared: 'Comparada com o que está no formulário',
  same: 'Igual ao que está no formulário.',
  putBack: 'Pôr no formulário',
  putBackDone: 'Versão no formulário',
  putBackText: 'Nada muda para os leitores até você salvar.',
};

export type KeptTexts = typeof keptTexts;
