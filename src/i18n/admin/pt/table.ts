export const table = {
  filters: 'Filtros',
  any: 'Tudo',
  clearFilters: 'Limpar filtros',
  select: (name: string) => `Selecionar ${name}`,
  selectAll: 'Selecionar tudo',
  selected: (n: number) => (n === 1 ? '1 selecionado' : `${n} selecionados`),
  clearSelection: 'Limpar seleção',
  bulk: 'Ações com a seleção',
  shown: (n: number) => (n === 1 ? '1 linha' : `${n} linhas`),
  loadMore: 'Carregar mais',
  failed: 'A lista não carregou',
  firstRow: 'Ir para a primeira linha',
  actions: 'Ações',
  actionsFor: (name: string) => `Ações para ${name}`,
};

export type TableTexts = typeof table;
