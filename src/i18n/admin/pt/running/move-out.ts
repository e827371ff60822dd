import type { MoveOutForm } from '#contract/running/move-out/move-out.words.ts';

const forms: Record<MoveOutForm, string> = {
  wxr: 'Para o WordPress',
  markdown: 'Em Markdown',
  static: 'O site em arquivos',
};

const formHints: Record<MoveOutForm, string> = {
  wxr: 'Um arquivo por edição, para Ferramentas → Importar. O WordPress busca as imagens neste site: deixe-o no ar até lá.',
  markdown: 'Um arquivo por artigo e avaliação, com as imagens e os arquivos como vieram.',
  static:
    'O que os leitores veem, sem preços, para qualquer servidor de arquivos. Leva minutos, e mais num site grande.',
};

export const moveOut = {
  forms,
  formHints,
  title: 'Levar tudo embora',
  about:
    'Tudo o que foi escrito, num zip que outros sistemas leem: artigos em todas as situações, avaliações e imagens. Nada muda no site.',
  form: 'Forma',
  begin: 'Preparar cópia',
  list: 'Cópias',
  states: { waiting: 'Na fila. Começa em segundos.', running: 'Preparando. Pode sair desta página.' },
  progress: {
    texts: (done: number, total: number) => `${done} de ${total} textos`,
    addresses: (done: number, total: number) => `${done} de ${total} endereços conhecidos`,
  },
  keptUntil: (day: string) => `guardada até ${day}`,
  download: (megabytes: string) => `Baixar (${megabytes} MB)`,
};

export type MoveOutTexts = typeof moveOut;
