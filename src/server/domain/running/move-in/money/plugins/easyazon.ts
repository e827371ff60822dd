import { type MarkupNode, plainText } from '../../converting/markup.ts';
import { asinsIn, searchAnywhere } from '../amazon-places.ts';
import { boxElement, type Given, type ReadMoney, type WantedProduct } from '../boxes.ts';
import { nameRanks } from '../product-names.ts';
import { linkTo } from './links.ts';

function productOf({ attributes }: Given): WantedProduct | undefined {
  const [asin] = asinsIn(attributes.identifier ?? attributes.asin ?? '');
  const name = attributes.alt ?? attributes.title;
  const src = attributes.src ?? attributes.image;
  if (asin === undefined) return undefined;
  return {
    ...{ asin, tag: attributes.tag },
    ...(name && { name, rank: nameRanks.picture }),
    ...(src && { picture: src }),
  };
}

/** [easyazon_link identifier="…"]words[/easyazon_link]; by words it leads to Amazon's search. */
export const easyazonLink: ReadMoney = (given) => {
  const product = productOf(given);
  const { attributes, children, sources } = given;
  if (product) {
    const { name: _shown, rank: _how, ...plain } = product;
    return [linkTo(plain, children, sources)];
  }
  if (!attributes.keywords) return children;
  return [linkTo({ url: searchAnywhere(attributes.keywords), name: attributes.keywords }, children, sources)];
};

/** Pictures, blocks and buttons of a product: each is its card. */
export const easyazonBox: ReadMoney = (given) => {
  const product = productOf(given);
  return product && [boxElement({ plugin: 'EasyAzon', form: 'card', products: [product] }, words(given))];
};

const words = ({ children }: Given): MarkupNode[] => (plainText(children) === '' ? [] : children);
