import '#web/styles/compare-tray.css';
import { type ComponentType, useRef } from 'react';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { comparisonQuery } from '#web/shared/api/reviews.ts';
import { useQuery } from '#web/shared/api/use-query.ts';
import { useLocale } from '#web/shared/page-context.tsx';
import { toneOf } from '#web/shared/tone.ts';
import { primaryButton, quietButton } from '#web/shared/ui/button.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import { type ChosenProduct, chooseOnly, knownProduct, unchooseProduct, useChosen } from './chosen.ts';
import { compareTexts } from './compare-texts.ts';
import { useAnnouncements } from './use-announcements.ts';

export interface CompareTrayProps {
  /** What was chosen when the page came: nothing has to be said of that. */
  before: readonly string[];
  say: (text: string) => void;
}

/** The tray with its words: it never has to wait for them. */
export async function loadTray(locale: Locale): Promise<ComponentType<CompareTrayProps>> {
  await compareTexts.preload(locale);
  return CompareTray;
}

/** The chosen products at the foot of the window. It stays while a reader walks through the reviews. */
function CompareTray({ before, say }: CompareTrayProps) {
  const { slugs, refused } = useChosen();
  const texts = compareTexts.useTexts();
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const products = useProducts(slugs);
  useAnnouncements({ before, products, refused, say });
  if (slugs.length === 0) return null;
  const full = slugs.length === limits.reviews.compared;

  /** Focus goes to what takes the place of the removed one, or back to where the choice was made. */
  const remove = (slug: string, place: number) => {
    unchooseProduct(slug);
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button');
      const next = buttons?.[Math.min(place, buttons.length - 1)];
      (next ?? boxOf(slug) ?? document.getElementById('content'))?.focus();
    });
  };
  return (
    <section className="compare-tray" aria-label={texts.tray}>
      <ul ref={list}>
        {products.map(({ slug, name, productId, imageUrl }, place) => (
          <li key={slug}>
            <span className={`${toneOf(productId)} tray-picture`}>
              {imageUrl && <Picture src={imageUrl} alt="" sizes="48px" largest={320} square />}
            </span>
            <span className="tray-name">{name}</span>
            <button
              type="button"
              aria-label={texts.removeFrom(name)}
              title={texts.remove}
              onClick={() => remove(slug, place)}
            >
              <Glyph name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      {full && refused > 0 && <p className="tray-note">{texts.full}</p>}
      <p className="tray-actions">
        <button
          type="button"
          className={quietButton}
          onClick={() => {
            const [first] = slugs;
            chooseOnly([]);
            requestAnimationFrame(() => (boxOf(first) ?? document.getElementById('content'))?.focus());
          }}
        >
          {texts.clear}
        </button>
        {slugs.length >= limits.reviews.comparedFrom ? (
          <a href={paths.compare(locale, slugs)} className={primaryButton}>
            {texts.compareNow(slugs.length)}
          </a>
        ) : (
          <button type="button" className={primaryButton} disabled>
            {texts.chooseOneMore}
          </button>
        )}
      </p>
    </section>
  );
}

const boxOf = (slug: string | undefined): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('input[name=compare]')].find(({ value }) => value === slug);

/** Those that an address named are asked for; of the others the card has told enough. */
function useProducts(slugs: readonly string[]): ChosenProduct[] {
  const locale = useLocale();
  const unknown = slugs.some((slug) => !knownProduct(slug));
  const { data } = useQuery({ ...comparisonQuery(locale, slugs), enabled: unknown });
  return slugs.map((slug) => {
    const item = data?.items.find((each) => each.slug === slug);
    const { id: productId = 0, brand = '', name = slug, imageUrl = null } = item?.product ?? {};
    return knownProduct(slug) ?? { slug, productId, imageUrl, name: `${brand} ${name}`.trim() };
  });
}
