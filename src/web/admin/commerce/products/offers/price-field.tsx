import { useState } from 'react';
import type { Edition } from '#contract/running/editions/editions.schemas.ts';
import { formatMoney } from '#i18n/money.ts';
import { readMoney, writeMoney } from '#i18n/read-money.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';

const SAMPLE = 154_390;

interface PriceFieldProps {
  name: string;
  label: string;
  edition: Edition;
  /** What it begins with. */
  first: string;
  hint?: string;
}

/** A sum as people of the edition write it; what was understood is said while it is typed. */
export function PriceField({ name, label, edition, first, hint }: PriceFieldProps) {
  const { productEditor, common } = useTexts();
  const { currency, language } = edition;
  const [typed, setTyped] = useState(first);
  const read = typed.trim() ? readMoney(typed, language) : undefined;
  return (
    <TextField
      name={name}
      label={`${label} (${currency})`}
      optional={common.optional}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={typed}
      hint={
        read !== undefined
          ? productEditor.priceRead(formatMoney(read, currency, language))
          : (hint ?? productEditor.priceSample(writeMoney(SAMPLE, language)))
      }
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
