import { boxElement, type ReadMoney, type WantedProduct } from '../boxes.ts';
import { linkTo } from './links.ts';

const idsIn = (list = ''): string[] =>
  list
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 100);

/** [thirstylink ids="…"]words[/thirstylink] */
export const thirstyLink: ReadMoney = ({ attributes, children, sources }) => {
  const [id = ''] = idsIn(attributes.ids ?? attributes.linkid ?? attributes.linkids ?? attributes.id);
  const entry = sources.entry(id);
  const { text } = attributes;
  return entry ? [linkTo(entry, children.length > 0 ? children : text ? [text] : [], sources)] : children;
};

/** [product id="…"], [products ids="…"]: what WooCommerce sells elsewhere. */
export const wooProducts: ReadMoney = ({ attributes, children, sources }) => {
  const products: WantedProduct[] = idsIn(
    attributes.ids ?? attributes.id ?? attributes.skus ?? attributes.sku,
  ).flatMap((id) => sources.entry(id) ?? sources.entry(`sku:${id}`) ?? []);
  if (products.length === 0) return undefined;
  const form = products.length > 1 ? 'comparison' : 'card';
  return [boxElement({ plugin: 'WooCommerce', form, products }, children)];
};
