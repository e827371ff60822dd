import type { NetworkNumber } from '#contract/commerce/networks/network.ts';
import type { Locale } from '#contract/site/locales.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { useShopTexts } from './shop-texts.ts';

interface NetworkNumbersProps {
  /** What stands before a number's key in the names of its field: whose number it is. */
  of: 'account' | 'numbers';
  title: string;
  hint?: string;
  locale: Locale;
  wanted: readonly NetworkNumber[];
  values: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
}

/** The numbers that a network asks for, called as the network calls them. */
export function NetworkNumbers({ of, title, hint, locale, wanted, values, onChange }: NetworkNumbersProps) {
  const { shops, common } = useShopTexts();
  if (wanted.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{title}</legend>
      {hint && <p className="text-mute text-sm">{hint}</p>}
      <div className="import-columns">
        {wanted.map(({ key, label, max, required, example, usual }) => (
          <TextField
            key={key}
            name={`${of}.${key}`}
            label={label}
            optional={required && !usual?.[locale] ? undefined : common.optional}
            hint={usual?.[locale] ? shops.usual(usual[locale]) : shops.example(example)}
            maxLength={max}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={values[key] ?? ''}
            onChange={({ target }) => onChange({ ...values, [key]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
