import { productName } from '#contract/commerce/products/product-name.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale, type Locale, languageTags } from '#contract/site/locales.ts';
import { formatTime } from '#i18n/date-format.ts';
import { previewTexts } from '#i18n/preview.ts';
import type { Preview } from '#server/api/writing/previews/previews.ts';
import { escapeHtml } from '#server/lib/html.ts';
import type { RenderedPage } from '#web/rendered-page.ts';

/** Not in the site's styles: readers' pages have no bar, and pay nothing for it. A phone has no room to keep it in sight. */
export const previewStyles =
  '.preview-bar{display:flex;flex-wrap:wrap;gap:0 .75rem;padding:.5rem 1rem;background:var(--color-brand);color:var(--color-on-brand);font-size:var(--text-sm)}@media (min-width:40rem){html{scroll-padding-top:5rem}.preview-bar{position:sticky;top:0;z-index:20}}@media print{.preview-bar{display:none}}';

/** For nobody but whoever has the link: not remembered, not indexed, not taken over by scripts. */
const apart = { activeLocale: undefined, state: '{}', startsAtOnce: false };

function barHtml({ locale, edition, isUnsaved, expiresAt }: Preview): string {
  const texts = previewTexts[locale];
  const until = texts.until(formatTime(expiresAt, edition.language, edition.timeZone));
  const sentence = isUnsaved ? texts.unsaved : texts.saved;
  return `<aside class="preview-bar" aria-label="${escapeHtml(texts.label)}"><strong>${escapeHtml(texts.label)}</strong><span>${escapeHtml(sentence)}</span><span>${escapeHtml(until)}</span></aside>`;
}

/** The page itself with a bar above it that says what it is. */
export const previewPage = (page: RenderedPage, preview: Preview): RenderedPage => ({
  ...page,
  ...apart,
  head: { ...page.head, index: false, alternates: [], jsonLd: [] },
  body: barHtml(preview) + page.body,
});

/** What a link says that shows nothing any more, or never did. */
export function noPreviewPage(locale: Locale = fallbackLocale, publicUrl: string): RenderedPage {
  const { label, goneTitle, gone, toAdmin } = previewTexts[locale];
  return {
    ...apart,
    status: 404,
    language: languageTags[locale],
    landing: undefined,
    modules: [],
    head: {
      title: label,
      description: gone,
      siteName: productName,
      canonical: publicUrl + otherPaths.preview(),
      alternates: [],
      index: false,
      ogLocale: languageTags[locale].replace('-', '_'),
      ogType: 'website',
      image: { url: publicUrl + paths.siteCard(locale), alt: productName },
      twitterCard: 'summary',
      jsonLd: [],
    },
    body: `<main class="mx-auto flex min-h-dvh max-w-read flex-col items-center justify-center gap-5 px-4 py-12 text-center"><h1>${escapeHtml(goneTitle)}</h1><p class="text-lg">${escapeHtml(gone)}</p><p><a href="${paths.admin()}">${escapeHtml(toAdmin)}</a></p></main>`,
  };
}
