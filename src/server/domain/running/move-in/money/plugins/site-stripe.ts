import { findAll, isElement, type Markup, type MarkupNode, plainText } from '../../converting/markup.ts';
import { amazonPlace, isAmazonsPicture, webAddress, widgetOf } from '../amazon-places.ts';
import { boxElement, type WantedProduct } from '../boxes.ts';
import { nameRanks } from '../product-names.ts';

const PLUGIN = 'SiteStripe';

/** A frame of Amazon's: the products that it shows. */
export function framed({ attributes }: Markup): MarkupNode[] | undefined {
  const widget = widgetOf(attributes.src ?? '');
  if (!widget || widget.asins.length === 0) return undefined;
  const name = attributes.title ? { name: attributes.title, rank: nameRanks.picture } : {};
  const products: WantedProduct[] = widget.asins.map((asin) => ({
    ...{ asin, tag: widget.tag || undefined },
    ...(widget.asins.length === 1 ? name : {}),
  }));
  return [boxElement({ plugin: PLUGIN, form: products.length > 1 ? 'comparison' : 'card', products })];
}

/** A picture of one pixel, by which Amazon counts who reads: nobody sees it, and nobody is counted here. */
export const isCounter = ({ tag, attributes }: Markup): boolean =>
  tag === 'img' && widgetOf(attributes.src ?? attributes['data-src'] ?? '')?.isPixel === true;

const isSeen = (node: MarkupNode): boolean => !isElement(node) || !isCounter(node);

/** A link that shows nothing but a picture of Amazon's: the product's card. */
export function linkedPicture(node: Markup): MarkupNode[] | undefined {
  const address = webAddress(node.attributes.href ?? '');
  const images = findAll(node.children, ({ tag }) => tag === 'img').filter(isSeen);
  const [image] = images;
  if (!image || images.length > 1 || plainText(node.children) !== '') return undefined;
  const src = image.attributes.src ?? image.attributes['data-src'] ?? '';
  const place = address && amazonPlace(address);
  const widget = widgetOf(src);
  const asin = place?.asin ?? widget?.asins[0];
  if (asin === undefined || !isAmazonsPicture(src)) return undefined;
  const said = image.attributes.alt || image.attributes.title || node.attributes.title;
  const name = said ? { name: said, rank: nameRanks.picture } : {};
  return [
    boxElement({
      plugin: PLUGIN,
      form: 'card',
      products: [{ asin, tag: place?.tag ?? (widget?.tag || undefined), ...name }],
    }),
  ];
}
