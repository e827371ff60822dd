import { Link } from 'react-router';
import { amazonDomains, tagEndingOf } from '#contract/commerce/marketplaces/amazon-shops.ts';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { limits } from '#contract/site/limits.ts';
import { useEditionTexts } from '#web/admin/context/edition-texts.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { ComboboxField } from '#web/admin/ui/form/combobox-field.tsx';
import { TextAreaField, TextField } from '#web/admin/ui/form/field.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { useNow } from '#web/admin/ui/time/use-now.ts';
import { zoneLabel } from '#web/admin/ui/time/zoned-time.ts';
import { type SectionProps, sampleMoment, timeZoneChoices } from './edition-fields.ts';
import { PlaceTagsFields } from './place-tags-fields.tsx';
import { Sample } from './sample.tsx';

export function CalendarSection({ fields, set }: SectionProps) {
  const { tag } = useLanguage();
  const editions = useEditionTexts();
  const now = useNow();
  return (
    <SettingsSection title={editions.calendar} about={editions.calendarAbout}>
      <ComboboxField
        name="timeZone"
        label={editions.timeZone}
        options={timeZoneChoices()}
        value={fields.timeZone}
        onChange={(timeZone) => set({ timeZone })}
      />
      <Sample label={editions.nowThere}>
        {sampleMoment(fields, now)} · {zoneLabel(fields.timeZone, now, tag)}
      </Sample>
    </SettingsSection>
  );
}

export function ShopSection({ edition, fields, set }: SectionProps) {
  const editions = useEditionTexts();
  const isOwner = useMay('owner');
  const tagPart = fields.affiliateId && `?tag=${fields.affiliateId}`;
  return (
    <SettingsSection title={editions.shop} about={editions.shopAbout}>
      <SelectField
        name="amazonDomain"
        label={editions.amazonDomain}
        options={amazonDomains.map((value) => ({ value, label: value }))}
        value={fields.amazonDomain}
        onChange={(amazonDomain) => set({ amazonDomain })}
      />
      <TextField
        name="affiliateId"
        label={editions.affiliateId}
        hint={isOwner ? editions.affiliateHint(tagEndingOf(fields.amazonDomain)) : editions.affiliateOwners}
        placeholder={editions.noAffiliate}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        readOnly={!isOwner}
        value={fields.affiliateId}
        onChange={(event) => set({ affiliateId: event.target.value })}
      />
      <Sample label={editions.linkPreview}>
        <code className="font-mono text-sm">
          https://{fields.amazonDomain}/dp/…{tagPart}
        </code>
      </Sample>
      <PlaceTagsFields edition={edition} fields={fields} set={set} />
      <p className="text-sm">
        <Link to={`${adminRoutes.shops}?locale=${edition.locale}`}>{editions.otherShops}</Link>
      </p>
      <TextAreaField
        name="disclosure"
        label={editions.disclosure}
        hint={editions.disclosureHint}
        rows={3}
        maxLength={limits.editions.disclosureChars}
        value={fields.disclosure}
        onChange={(event) => set({ disclosure: event.target.value })}
      />
    </SettingsSection>
  );
}
