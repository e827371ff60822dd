import type { AdminEdition, EditionChange } from '#contract/running/editions/editions.admin.schemas.ts';
import { type Locale, languageTags } from '#contract/site/locales.ts';
import { formatMoment } from '#i18n/date-format.ts';
import { formatMoney } from '#i18n/money.ts';

/** What waits for the button; an edition's status does not. */
export const editedFields = [
  'siteName',
  'language',
  'currency',
  'currencySymbol',
  'showPrices',
  'timeZone',
  'amazonDomain',
  'affiliateId',
  'placeTags',
  'disclosure',
] as const satisfies (keyof AdminEdition)[];
export type EditionFields = Pick<AdminEdition, (typeof editedFields)[number]>;

/** What every part of the form works with. */
export interface SectionProps {
  edition: AdminEdition;
  fields: EditionFields;
  set: (change: Partial<EditionFields>) => void;
}

export const fieldsOf = (edition: AdminEdition): EditionFields =>
  Object.fromEntries(editedFields.map((name) => [name, edition[name]])) as unknown as EditionFields;

/** Only what differs is sent: what a colleague has changed meanwhile stays as they left it. */
export const changesOf = (saved: EditionFields, typed: EditionFields): EditionChange =>
  Object.fromEntries(
    editedFields
      .filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(saved[name]))
      .map((name) => [name, typed[name]]),
  );

/** An edition's texts are in one language; what can be chosen is the country that it is written for. */
const countries: Record<string, string[]> = {
  pt: ['BR', 'PT'],
  it: ['IT', 'CH'],
  es: ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'US'],
  en: ['US', 'GB', 'CA', 'AU', 'IE'],
};

export function languageChoices(locale: Locale, tag: string): { value: string; label: string }[] {
  const language = languageTags[locale].slice(0, 2);
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  return (countries[language] ?? []).map((country) => {
    const value = `${language}-${country}`;
    return { value, label: `${names.of(value) ?? value} (${value})` };
  });
}

export function currencyChoices(tag: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(tag, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value} · ${names.of(value) ?? value}`,
  }));
}

/** "Europe/Rome" as it is known, and as one looks for it: without the line between its words. */
export const timeZoneChoices = (): { value: string; label: string }[] =>
  Intl.supportedValuesOf('timeZone')
    .filter((value) => value.includes('/'))
    .map((value) => ({ value, label: value.replaceAll('_', ' ').replaceAll('/', ' / ') }));

const SAMPLE = 154_390;

/** A price as readers would see it; undefined where the fields make none. */
export function samplePrice({ currency, language }: EditionFields): string | undefined {
  try {
    return formatMoney(SAMPLE, currency, language);
  } catch {
    return undefined;
  }
}

export function sampleMoment({ language, timeZone }: EditionFields, now: Date): string | undefined {
  try {
    return formatMoment(now, language, timeZone);
  } catch {
    return undefined;
  }
}
