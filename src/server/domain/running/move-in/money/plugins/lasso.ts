import { element, plainText } from '../../converting/markup.ts';
import { boxElement, type ReadMoney, type WantedProduct } from '../boxes.ts';
import { nameRanks } from '../product-names.ts';
import { BUTTON, linkTo } from './links.ts';

const PLUGIN = 'Lasso';
const GROUPS: Record<string, 'comparison' | 'picks'> = {
  grid: 'comparison',
  gallery: 'comparison',
  table: 'comparison',
  list: 'picks',
};

/** [lasso ref="…" id="…"]: an entry by its number, or a group of them. */
export const lasso: ReadMoney = ({ attributes, children, sources }) => {
  const { type = 'single', category, title, description, badge } = attributes;
  const form = Object.hasOwn(GROUPS, type) ? GROUPS[type] : undefined;
  const words = description ? [element('p', {}, [description]), ...children] : children;
  if (form && category) {
    const products = sources.group(category);
    return products.length > 0 ? [boxElement({ plugin: PLUGIN, form, products }, words)] : undefined;
  }
  const ids = (attributes.id ?? attributes.ids ?? '').split(/[\s,]+/).filter(Boolean);
  const named = ids.length > 0 ? ids : [attributes.ref ?? attributes.rel ?? ''].filter(Boolean);
  const found = named.slice(0, 100).flatMap((id) => sources.entry(id) ?? []);
  const entries = found.length > 0 ? found : [sources.entry(attributes.ref ?? '') ?? []].flat();
  const [first] = entries;
  if (!first) return plainText(children) === '' ? undefined : children;
  const name = title ? { name: title, rank: nameRanks.title } : {};
  if (type === 'link' || type === 'button')
    return [linkTo({ ...first, ...name }, children, sources, type === 'button' ? BUTTON : undefined)];
  const products: WantedProduct[] =
    entries.length > 1 ? entries : [{ ...first, ...name, ...(badge && { label: badge }) }];
  const shape = entries.length > 1 ? (form ?? 'comparison') : badge ? 'picks' : 'card';
  return [boxElement({ plugin: PLUGIN, form: shape, products }, words)];
};
