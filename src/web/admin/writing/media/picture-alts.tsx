import { locales } from '#contract/site/locales.ts';
import type { AltTexts } from '#contract/writing/media/pictures.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { KeyValues } from '#web/admin/ui/key-values.tsx';

/** The descriptions for somebody who may read them. */
export function PictureAlts({ alt }: { alt: AltTexts }) {
  const { media } = useTexts();
  const nameOf = useEditionNames();
  return (
    <>
      <h3>{media.describe}</h3>
      <KeyValues
        facts={locales.map((locale) => ({
          name: nameOf(locale),
          value: alt[locale] ?? <span className="text-warn">{media.noDescription}</span>,
        }))}
      />
    </>
  );
}
