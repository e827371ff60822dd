import { element, type MarkupNode, plainText } from '../../converting/markup.ts';
import { why } from '../../why.ts';
import { asinsIn } from '../amazon-places.ts';
import { boxElement, type Given, type ReadMoney, type WantedProduct } from '../boxes.ts';
import { nameRanks } from '../product-names.ts';
import { BUTTON, linkTo } from './links.ts';

const PLUGIN = 'AAWP';
/** Parts of a box that are nothing without the day's data: prices, stars, stock. */
const FLEETING = /price|rating|review|star|prime|saved|discount|update|stock|image|thumb/;

const productsIn = (list: string, { title, tracking_id: tag }: Record<string, string>): WantedProduct[] => {
  const asins = asinsIn(list);
  const name = asins.length === 1 ? title : undefined;
  return asins.map((asin) => ({ asin, tag, ...(name && { name, rank: nameRanks.title }) }));
};

/** Words of an attribute, in a sentence or in a paragraph of their own. */
const said = (text: string | undefined): MarkupNode[] => (text ? [text] : []);
const paragraph = (text: string | undefined): MarkupNode[] => (text ? [element('p', {}, [text])] : []);

/** A list that Amazon makes anew each day, by what it is asked for: numbers are picks, words lead to its search. */
function listOf(asked: string, { attributes, children }: Given): MarkupNode[] {
  const products = productsIn(asked, {});
  const isNumbers = products.length > 0 && asked.split(/[\s,;|]+/).filter(Boolean).length === products.length;
  const picks = isNumbers ? products.map((each, index) => ({ ...each, label: `#${index + 1}` })) : [];
  const search = isNumbers ? undefined : asked.replaceAll('%', ' ').trim();
  return [
    boxElement({ plugin: PLUGIN, form: 'picks', products: picks, search, title: attributes.title }, children),
  ];
}

function field(list: string, given: Given): MarkupNode[] {
  const { attributes, children, sources } = given;
  const [product] = productsIn(list, attributes);
  const value = attributes.value ?? '';
  if (!product) return children;
  if (FLEETING.test(value)) {
    given.left(why('daily_field', { asin: product.asin ?? '', value: value.slice(0, 40) }));
    return children;
  }
  const className = value === 'button' ? BUTTON : undefined;
  const words = children.length > 0 ? children : said(attributes.button_text);
  return value === 'description' ? children : [linkTo(product, words, sources, className)];
}

/** [amazon box="…"], [aawp bestseller="…"] and its other forms, each named by the attribute that has the number. */
export const aawp: ReadMoney = (given) => {
  const { attributes, children, sources } = given;
  const box = attributes.box ?? attributes.asin ?? attributes.asins;
  if (attributes.link !== undefined) {
    const [product] = productsIn(attributes.link, attributes);
    if (!product) return children;
    return [linkTo(product, plainText(children) ? children : said(attributes.title), sources)];
  }
  if (attributes.fields !== undefined) return field(attributes.fields, given);
  if (attributes.table !== undefined) {
    const products = sources.table(attributes.table);
    if (products.length === 0) return undefined;
    return [boxElement({ plugin: PLUGIN, form: 'comparison', products }, children)];
  }
  const list = attributes.bestseller ?? attributes.new;
  if (list !== undefined) return listOf(list, given);
  const products = productsIn(box ?? '', attributes);
  if (products.length === 0) return undefined;
  const form = products.length > 1 ? 'comparison' : 'card';
  const title = products.length > 1 ? attributes.title : undefined;
  return [
    boxElement({ plugin: PLUGIN, form, products, title }, [
      ...paragraph(attributes.description),
      ...children,
    ]),
  ];
};

/** Its block has the same attributes, and says in "look" which of them counts. */
export const aawpBlock: ReadMoney = ({ attributes, ...given }) => {
  const { look = 'box', asin, asins, keywords, table } = attributes;
  const value = look === 'table' ? (table ?? asin) : (asin ?? asins ?? keywords);
  return value ? aawp({ ...given, attributes: { ...attributes, [look]: value } }) : undefined;
};

/** [amazon_textlink asin="…" text="…"], of Amazon's own builder of links. */
export const textLink: ReadMoney = ({ attributes, children, sources }) => {
  const [product] = productsIn(attributes.asin ?? attributes.asins ?? '', {
    tracking_id: attributes.store ?? '',
  });
  return product && [linkTo(product, children.length > 0 ? children : said(attributes.text), sources)];
};

/** [asa]B0…[/asa]: the number is what it encloses. */
export const enclosed: ReadMoney = ({ children }) => {
  const products = asinsIn(plainText(children)).map((asin) => ({ asin }));
  return products.length > 0
    ? [boxElement({ plugin: 'AmazonSimpleAdmin', form: 'cards', products })]
    : undefined;
};
