import { productName } from '#contract/commerce/products/product-name.ts';
import { type IconFile, paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale, type Locale, languageTags } from '#contract/site/locales.ts';
import { editionDescriptions } from '#i18n/dictionaries/edition-descriptions.ts';
import { landingLabels } from '#i18n/landing.ts';
import { light } from '#server/lib/pictures/brand-colours.ts';
import type { Services } from '#server/services.ts';

const icon = (file: IconFile, sizes: string, purpose: 'any' | 'maskable') => ({
  src: paths.icon(file),
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

const common = {
  display: 'minimal-ui',
  background_color: light.paper,
  theme_color: light.paper,
  icons: [
    icon('favicon.svg', 'any', 'any'),
    icon('icon-192.png', '192x192', 'any'),
    icon('icon-512.png', '512x512', 'any'),
    icon('maskable-192.png', '192x192', 'maskable'),
    icon('maskable-512.png', '512x512', 'maskable'),
  ],
};

/** What a telephone calls an edition, or the whole site, when somebody keeps it on the home screen. */
export const manifestCall =
  ({ editions }: Services) =>
  async (locale: Locale | undefined): Promise<object> => {
    const start = locale ? paths.home(locale) : paths.landing();
    const place = { id: start, start_url: start, scope: start, lang: languageTags[locale ?? fallbackLocale] };
    if (!locale) return { name: productName, description: landingLabels.description, ...place, ...common };
    const { siteName } = await editions.getEdition(locale);
    const names = { name: siteName, short_name: siteName, description: editionDescriptions[locale] };
    return { ...names, ...place, ...common };
  };
