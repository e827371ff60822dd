import {
  type EarningColumns,
  type EarningField,
  earningFields,
} from '#contract/commerce/earnings/earnings.words.ts';
import { folded } from './folded.ts';

/** How Amazon's and Shopee's reports call a column, folded: in the languages of our editions, as far as they are known. */
const names: Partial<Record<EarningField, RegExp>> = {
  day: /^(date|day|data|dia|fecha|giorno|date shipped|data de envio|fecha de envio|data di spedizione)$/,
  tag: /^(tag|tracking id|tracking|store id|id de rastreamento|id de seguimiento|id di tracciamento|codice monitoraggio|etiqueta)$/,
  id: /^(transaction id|id da transacao|id de transaccion|id transazione)$/,
  state: /^(status|state|estado|stato|situacao)$/,
  currency: /^(currency|moeda|moneda|valuta)$/,
  subId: /^(sub id|subid|sub-id)$/,
  orderedItems:
    /^(ordered items|items ordered|ordered|qty|itens pedidos|articulos pedidos|productos pedidos|articoli ordinati|prodotti ordinati)$/,
  shippedItems:
    /^(shipped items|items shipped|shipped|itens enviados|itens expedidos|articulos enviados|productos enviados|articoli spediti|prodotti spediti)$/,
  revenue:
    /^(revenue|items shipped revenue|shipped revenue|ordered revenue|product revenue|receita|receita dos itens|ingresos|ricavi|fatturato)$/,
  earned:
    /^(earnings|total earnings|ad fees|fees|commission|commission income|ganhos|ganhos totais|comissao|comision|ganancias|comisiones|guadagni|commissioni)$/,
  externalId: /^(asin|product id|id do produto|id del producto|id prodotto|item id)$/,
};

export function amazonColumns(header: string[]): EarningColumns {
  const words = header.map(folded);
  const found = earningFields.flatMap((field) => {
    const column = words.findIndex((word) => names[field]?.test(word));
    return column < 0 ? [] : [[field, column] as const];
  });
  return Object.fromEntries(found);
}
