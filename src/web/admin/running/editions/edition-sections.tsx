import { useId } from 'react';
import { limits } from '#contract/site/limits.ts';
import { useEditionTexts } from '#web/admin/context/edition-texts.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { ComboboxField } from '#web/admin/ui/form/combobox-field.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { useNow } from '#web/admin/ui/time/use-now.ts';
import {
  currencyChoices,
  languageChoices,
  type SectionProps,
  sampleMoment,
  samplePrice,
} from './edition-fields.ts';
import { Sample } from './sample.tsx';

export function IdentitySection({ edition, fields, set }: SectionProps) {
  const { tag } = useLanguage();
  const editions = useEditionTexts();
  const choices = languageChoices(edition.locale, tag);
  const known = choices.some(({ value }) => value === fields.language);
  return (
    <SettingsSection title={editions.identity} about={editions.identityAbout}>
      <TextField
        name="siteName"
        label={editions.siteName}
        hint={editions.siteNameHint}
        maxLength={limits.editions.siteNameChars}
        autoComplete="off"
        value={fields.siteName}
        onChange={(event) => set({ siteName: event.target.value })}
      />
      <SelectField
        name="language"
        label={editions.language}
        hint={editions.languageHint}
        options={known ? choices : [{ value: fields.language, label: fields.language }, ...choices]}
        value={fields.language}
        onChange={(language) => set({ language })}
      />
    </SettingsSection>
  );
}

export function PricesSection({ fields, set }: SectionProps) {
  const { tag } = useLanguage();
  const editions = useEditionTexts();
  const now = useNow();
  const id = useId();
  return (
    <SettingsSection title={editions.prices} about={editions.pricesAbout}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <ComboboxField
          name="currency"
          label={editions.currency}
          options={currencyChoices(tag)}
          value={fields.currency}
          onChange={(currency) => set({ currency })}
        />
        <TextField
          name="currencySymbol"
          label={editions.currencySymbol}
          maxLength={limits.editions.symbolChars}
          autoComplete="off"
          value={fields.currencySymbol}
          onChange={(event) => set({ currencySymbol: event.target.value })}
        />
      </div>
      <p className="field-hint">{editions.symbolHint}</p>
      <div className="flex items-start gap-2.5">
        <input
          id={id}
          type="checkbox"
          className="checkbox mt-0.5"
          checked={fields.showPrices}
          aria-describedby={`${id}-hint`}
          onChange={(event) => set({ showPrices: event.target.checked })}
        />
        <div>
          <label htmlFor={id}>{editions.showPrices}</label>
          <p id={`${id}-hint`} className="field-hint">
            {editions.showPricesHint}
          </p>
        </div>
      </div>
      <Sample label={editions.pricePreview}>
        {fields.showPrices ? (
          <>
            <span className="font-semibold">{samplePrice(fields)}</span>{' '}
            <span className="text-mute">· {sampleMoment(fields, now)}</span>
          </>
        ) : (
          editions.noPrices
        )}
      </Sample>
    </SettingsSection>
  );
}
