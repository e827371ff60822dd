import type { MergePlan } from '#contract/commerce/product-merges/product-merges.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { ProductMergesTexts } from '#i18n/admin/pt/commerce/product-merges.ts';

/** What goes where, a sentence for each kind of thing; what there is none of is not mentioned. */
export function planLines(
  plan: MergePlan,
  texts: ProductMergesTexts,
  nameOf: (locale: Locale) => string,
): string[] {
  const comes = plan.offers.filter(({ remains }) => !remains);
  const remains = plan.offers.filter((offer) => offer.remains);
  const shops = remains.map(({ shopName, locale }) => `${shopName} (${nameOf(locale)})`).join(', ');
  const editions = plan.reviews.map(({ locale }) => nameOf(locale)).join(', ');
  const { ean } = plan;
  return [
    comes.length > 0 && texts.offers(comes.length),
    remains.length > 0 && texts.offersRemain(remains.length, shops),
    plan.reviews.length > 0 && texts.reviews(plan.reviews.length, editions),
    plan.texts.length > 0 && texts.texts(plan.texts.length),
    ean.comes !== null && texts.eanComes(ean.comes),
    ean.others.length > 0 && texts.eansCome(ean.others.length, ean.others.join(', ')),
    plan.shopLinks > 0 && texts.shopLinks(plan.shopLinks),
    plan.clicks > 0 && texts.clicks(plan.clicks),
    plan.prices > 0 && texts.prices(plan.prices),
  ].filter((line) => line !== false);
}
