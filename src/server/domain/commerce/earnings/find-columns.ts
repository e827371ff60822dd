import { type EarningField, earningFields } from '#contract/commerce/earnings/earning-columns.ts';

/** How reports call a column, folded: the shops' own words in the languages of our editions. */
const names: Record<EarningField, RegExp> = {
  day: /^(date|day|data|dia|fecha|giorno|date shipped|data de envio|fecha de envio)$/,
  tag: /^(tag|tracking id|tracking|store id|id de rastreamento|id de seguimiento|id di tracciamento|codice monitoraggio|etiqueta)$/,
  orderedItems:
    /^(ordered items|items ordered|ordered|itens pedidos|articulos pedidos|productos pedidos|articoli ordinati|prodotti ordinati)$/,
  shippedItems:
    /^(shipped items|items shipped|shipped|itens enviados|itens expedidos|articulos enviados|productos enviados|articoli spediti|prodotti spediti)$/,
  revenue:
    /^(revenue|items shipped revenue|product revenue|receita|receita dos itens|ingresos|ricavi|fatturato)$/,
  earned:
    /^(earnings|total earnings|ad fees|fees|commission|commission income|ganhos|ganhos totais|comissao|comision|ganancias|comisiones|guadagni|commissioni)$/,
  externalId: /^(asin|product id|id do produto|id del producto|id prodotto|item id)$/,
};

const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\([^()]*\)|[$€]/g, '')
    .replace(/[_\s]+/g, ' ')
    .trim();

export type EarningColumns = Record<EarningField, number>;

/** Which column is what: as somebody says, or else by its name; -1 where there is none. */
export function findColumns(header: string[], chosen: Partial<Record<EarningField, number>>): EarningColumns {
  const words = header.map(folded);
  const columnOf = (field: EarningField) => {
    const column = chosen[field] ?? words.findIndex((word) => names[field].test(word));
    return column < header.length ? column : -1;
  };
  return Object.fromEntries(earningFields.map((field) => [field, columnOf(field)])) as EarningColumns;
}
