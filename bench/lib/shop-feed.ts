/** A shop's file for measurements: every row of another product. */
export function eanOf(n: number): string {
  const digits = `789${String(n).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const HEAD = 'id,ean,brand,title,link,image_link,price,availability,description\n';
const AT_ONCE = 1_000;
const THINGS = ['Chaleira', 'Panela', 'Aspirador', 'Torradeira', 'Luminária', 'Mochila', 'Fone', 'Cafeteira'];

export function lineOf(n: number): string {
  const asin = `B0${String(n).padStart(8, '0')}`;
  const name = `${THINGS[n % THINGS.length]} modelo ${n % 997} número ${n}`;
  const text = `"Uma coisa útil, a de número ${n}, com tudo o que se espera dela."`;
  return `${asin},${eanOf(n)},Marca ${n % 211},${name},https://www.amazon.com.br/dp/${asin},https://loja.example/${n}.jpg,${(n % 9_000) + 10}.90 BRL,in stock,${text}\n`;
}

/** So many rows, of which the first is given and each next is so many further on; never more than a thousand in memory. */
export async function* feedOf(rows: number, step = 1): AsyncGenerator<Uint8Array> {
  yield Buffer.from(HEAD);
  for (let from = 0; from < rows; from += AT_ONCE) {
    let part = '';
    for (let n = from; n < Math.min(rows, from + AT_ONCE); n += 1) part += lineOf(n * step);
    yield Buffer.from(part);
  }
}

/** What its columns are. */
export const columnsOfFeed = {
  ean: 'ean',
  brand: 'brand',
  name: 'title',
  externalId: 'id',
  imageUrl: 'image_link',
  price: 'price',
  availability: 'availability',
} as const;
