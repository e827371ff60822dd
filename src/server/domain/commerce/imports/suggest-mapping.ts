import { type ImportField, importFields } from '#contract/commerce/imports/imports.words.ts';
import { foldText } from '#i18n/fold.ts';

/** How feeds call a field, best first: Google, Awin, Shopee's and Mercado Livre's portals, WooCommerce, plain words. */
const NAMES: Record<ImportField, string[]> = {
  productId: ['vitrina id', 'vitrina product id'],
  ean: 'ean,gtin,product gtin,ean13,gtin13,upc,barcode,gtin upc ean or isbn,gtin upc ean ou isbn,gtin upc ean o isbn,codigo de barras,codice a barre,codigo ean'.split(
    ',',
  ),
  brand:
    'brand,brand name,brand brandname,brands,marca,marcas,marchio,fabricante,produttore,manufacturer'.split(
      ',',
    ),
  name: 'title,product name,item name,name,nome,nome do item,titulo,titulo do anuncio,nombre,titolo,text name,nome do produto,nombre del producto,nome prodotto,produto,producto,prodotto'.split(
    ',',
  ),
  imageUrl:
    'image link,merchant image url,large image,image url,image,images,uri mimage,aw image url,imagem,imagens,imagen,imagenes,immagine,immagini,foto,picture'.split(
      ',',
    ),
  externalId:
    'asin,itemid,item id,id do item,id do anuncio,merchant product id,id,pid,sku,aw product id,codigo,codice,product id,id do produto,id del producto'.split(
      ',',
    ),
  url: 'aw deep link,uri awtrack,product short link,offer link,link da oferta,link de afiliado,affiliate link,external url,url externo,url externa,url esterno,link,url,deep link,product link,link do produto,link do anuncio,endereco,enlace,indirizzo'.split(
    ',',
  ),
  price:
    'price,regular price,search price,price buynow,price value,preco,precio,prezzo,precio normal,preco normal,preco regular,store price,valor'.split(
      ',',
    ),
  listPrice:
    'list price,rrp price,price rrp,product price old,preco de lista,preco original,preco antigo,precio de lista,precio anterior,prezzo di listino,msrp'.split(
      ',',
    ),
  salePrice:
    'sale price,sale price value,preco promocional,precio de oferta,precio rebajado,prezzo scontato,prezzo in offerta'.split(
      ',',
    ),
  saleDates: ['sale price effective date'],
  saleFrom: ['valid from', 'sale from', 'sale start', 'date sale price starts'],
  saleTo: ['valid to', 'sale to', 'sale end', 'date sale price ends'],
  availability:
    'availability,in stock,stock status,disponibilidade,disponibilidad,disponibilita,em estoque,estoque,stock,existencias'.split(
      ',',
    ),
  deliveryPrice:
    'delivery cost,delivery price,shipping price,shipping cost,shipping,frete,valor do frete,costo de envio,gastos de envio,coste de envio,envio,spese di spedizione,costo di spedizione,spedizione'.split(
      ',',
    ),
  currency: 'currency,price curr,price currency,moeda,moneda,valuta'.split(','),
};

const wordsOf = (column: string) =>
  foldText(column)
    .replace(/^g:/, '')
    .replace(/[_.\-:/,?]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Which column seems to be which field; what nobody can tell is left out. */
export function suggestMapping(columns: string[]): Partial<Record<ImportField, string>> {
  const byWords = new Map<string, string>();
  for (const column of columns) {
    const words = wordsOf(column);
    if (!byWords.has(words)) byWords.set(words, column);
  }
  const found = importFields.flatMap((field) => {
    const name = NAMES[field].find((words) => byWords.has(words));
    const column = name === undefined ? undefined : byWords.get(name);
    return column === undefined ? [] : [[field, column] as const];
  });
  return Object.fromEntries(found);
}
