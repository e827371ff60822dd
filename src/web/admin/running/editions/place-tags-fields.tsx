import { useState } from 'react';
import { taggedPlaces } from '#contract/commerce/clicks/clicks.words.ts';
import { tagEndingOf } from '#contract/commerce/marketplaces/amazon-shops.ts';
import { useEditionTexts } from '#web/admin/context/edition-texts.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import type { SectionProps } from './edition-fields.ts';

/** Tracking ids of Amazon's by which its reports tell places of links apart: seldom needed, so folded until one is there. */
export function PlaceTagsFields({ fields, set }: SectionProps) {
  const editions = useEditionTexts();
  const isOwner = useMay('owner');
  const { placeTags } = fields;
  const given = Object.keys(placeTags).length;
  const [open] = useState(given > 0);
  /** In one order, so that what was put back is no change. */
  const tagsWith = (place: (typeof taggedPlaces)[number], tag: string) =>
    Object.fromEntries(
      taggedPlaces.flatMap((each) => {
        const value = each === place ? tag : placeTags[each];
        return value ? [[each, value]] : [];
      }),
    );
  return (
    <details open={open} className="panel px-4 py-3">
      <summary className="cursor-pointer font-semibold text-sm">
        {editions.placeTags}
        {given > 0 && <span className="text-mute font-normal"> · {given}</span>}
      </summary>
      <p className="text-mute mt-2 text-sm">{editions.placeTagsAbout(tagEndingOf(fields.amazonDomain))}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {taggedPlaces.map((place) => (
          <TextField
            key={place}
            name={`placeTags.${place}`}
            label={editions.places[place]}
            placeholder={fields.affiliateId || editions.noAffiliate}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            readOnly={!isOwner}
            value={placeTags[place] ?? ''}
            onChange={(event) => set({ placeTags: tagsWith(place, event.target.value.trim()) })}
          />
        ))}
      </div>
    </details>
  );
}
