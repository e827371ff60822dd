import type { RowUndo } from '#contract/commerce/imports/imports.words.ts';

const undos: Record<RowUndo, string> = {
  undone: 'Desfeita',
  changed: 'Ficou: mudou depois',
  in_use: 'Ficou: em uso',
};

/** What becomes of an import once it was taken in: its own words, which no other screen needs. */
export const importUndo = {
  undos,
  fetchRefused: (n: number) => (n === 1 ? 'Baixar a linha recusada' : `Baixar as ${n} linhas recusadas`),
  fetchRefusedAbout: 'Um CSV com as colunas originais e o motivo. Corrija e envie de novo.',
  undo: 'Desfazer a importação',
  undoTitle: 'Desfazer esta importação?',
  undoLooking: 'Vendo o que mudou desde então…',
  undoGoes: (products: number, offers: number) =>
    [
      products > 0 &&
        (products === 1 ? '1 produto criado por ela some' : `${products} produtos criados por ela somem`),
      offers > 0 && (offers === 1 ? '1 oferta nova some' : `${offers} ofertas novas somem`),
    ]
      .filter(Boolean)
      .join('; '),
  undoRestores: (n: number) =>
    n === 1 ? '1 linha volta a ter os valores de antes' : `${n} linhas voltam a ter os valores de antes`,
  undoCatalogue: 'O catálogo volta a ser o de antes',
  undoKeepsChanged: (n: number) =>
    n === 1 ? '1 linha fica: alguém mexeu nela depois' : `${n} linhas ficam: alguém mexeu nelas depois`,
  undoKeepsUsed: (n: number) =>
    n === 1 ? '1 produto fica: um texto o mostra' : `${n} produtos ficam: textos os mostram`,
  undoNothing: 'Nada dela pode ser desfeito: tudo mudou depois ou está em uso.',
  undoAfter: 'As páginas são refeitas. Isto não pode ser refeito: envie o arquivo de novo, se precisar.',
  undoing: 'Desfazendo. Pode sair desta página: o trabalho continua.',
  undoneText: (n: number, by: string) =>
    `${n === 1 ? '1 linha desfeita' : `${n} linhas desfeitas`} por ${by}.`,
  undoneKept: (n: number) =>
    n === 1
      ? '1 linha ficou como está, porque mudou depois ou está em uso.'
      : `${n} linhas ficaram como estão, porque mudaram depois ou estão em uso.`,
  showKept: 'Ver o que ficou',
};

export type ImportUndoTexts = typeof importUndo;
