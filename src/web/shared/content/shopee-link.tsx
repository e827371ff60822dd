import { paths } from '#contract/site/addresses/paths.ts';
import { affiliateRel } from '#web/shared/affiliate-link.ts';
import type { ContentView } from './content-view.ts';

/** The way to the stored link of a product. It is marked like the link behind it: that is what it is for. */
export const ShopeeLink = ({ slug, view }: { slug: string | undefined; view: ContentView }) =>
  slug && (
    <a href={paths.shopLink(slug)} rel={affiliateRel}>
      {view.dictionary.content.seeAt('Shopee')}
    </a>
  );
