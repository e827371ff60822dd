import { findAll, parseMarkup, plainText } from '../../converting/markup.ts';
import { amazonPlace, asinsIn, webAddress, widgetOf } from '../amazon-places.ts';
import { boxElement, type Given, type ReadMoney, type WantedProduct } from '../boxes.ts';
import { nameRanks } from '../product-names.ts';
import { BUTTON, linkTo } from './links.ts';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The number stands by itself, in the link, or in the markup of a picture that is kept in percent signs. */
function asinOf({ attributes }: Given): string | undefined {
  const [own] = asinsIn(attributes.asin ?? '');
  if (own) return own;
  const address = webAddress(attributes.apilink ?? attributes.href ?? '');
  const linked = address && amazonPlace(address)?.asin;
  if (linked) return linked;
  const markup = parseMarkup(decoded(attributes.imgs ?? attributes.img ?? ''));
  return findAll(markup, ({ tag }) => tag === 'img')
    .flatMap(({ attributes: { src = '' } }) => widgetOf(src)?.asins ?? [])
    .at(0);
}

/** [amalinkspro type="showcase" asin="…" apilink="…"]: links and buttons stay in their sentence, the rest is a card. */
export const amalinks: ReadMoney = (given) => {
  const { attributes, children, sources } = given;
  const { type = '', apilink } = attributes;
  const asin = asinOf(given);
  const title = attributes.title ?? attributes['link-text'] ?? attributes.link_text ?? '';
  const named = title ? { name: title, rank: nameRanks.title } : {};
  const tag = attributes['associate-id'] ?? attributes.tag;
  const product: WantedProduct | undefined = asin
    ? { asin, tag, ...named }
    : apilink
      ? { url: apilink, ...named }
      : undefined;
  if (!product) return plainText(children) === '' ? undefined : children;
  if (type.includes('text')) return [linkTo(product, children, sources)];
  if (type.includes('cta')) return [linkTo(product, children, sources, BUTTON)];
  const said = plainText(children);
  const own = said && !title ? { name: said, rank: nameRanks.link } : {};
  return [boxElement({ plugin: 'AmaLinks Pro', form: 'card', products: [{ ...product, ...own }] }, children)];
};
