import { useState } from 'react';
import { readRates, writeRates } from '#contract/commerce/earnings/earning-rates.ts';
import { useChangeSetting } from '#web/admin/api/settings.ts';
import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';

const usual = ['BRL', 'EUR', 'MXN', 'USD'];

interface RatesDialogProps {
  kept: string;
  /** Those that something was reported in. */
  currencies: string[];
  onClose: () => void;
}

/** What each currency was worth on a day. Nobody is asked for it but the owner. */
export function RatesDialog({ kept, currencies, onClose }: RatesDialogProps) {
  const { texts, words } = useEarningTexts();
  const change = useChangeSetting();
  const known = readRates(kept);
  const codes = [...new Set([...usual, ...currencies, ...Object.keys(known?.rates ?? {})])].sort();
  const [to, setTo] = useState(known?.to ?? codes[0] ?? 'EUR');

  async function save(data: FormData): Promise<void> {
    const isNone = data.get('wish') === 'none';
    const rates = codes.flatMap((code): [string, string][] => {
      const typed = String(data.get(`rate.${code}`) ?? '')
        .trim()
        .replace(',', '.');
      return code === to || typed === '' ? [] : [[code, typed]];
    });
    const day = String(data.get('day') ?? '');
    const written = writeRates({ to, day, rates: Object.fromEntries(rates) });
    await change('earning_rates', isNone ? null : written);
    toast({ title: words.ratesSaved, description: words.ratesAbout });
    onClose();
  }

  return (
    <Dialog open title={words.ratesTitle} description={words.ratesAbout} onClose={onClose}>
      <Form onSend={save} className="dialog-form">
        <div className="dialog-body">
          <SelectField
            name="to"
            label={words.ratesTo}
            options={codes.map((value) => ({ value, label: value }))}
            value={to}
            onChange={setTo}
          />
          <TextField name="day" label={words.ratesDay} type="date" required defaultValue={known?.day ?? ''} />
          {codes
            .filter((code) => code !== to)
            .map((code) => (
              <TextField
                key={code}
                name={`rate.${code}`}
                label={words.rateOf(code, to)}
                optional={texts.common.optional}
                inputMode="decimal"
                autoComplete="off"
                pattern="[0-9]{1,7}([.,][0-9]{1,8})?"
                defaultValue={known?.to === to ? (known.rates[code]?.toString() ?? '') : ''}
              />
            ))}
        </div>
        <div className="dialog-foot">
          {known && (
            <Button type="submit" name="wish" value="none" look="ghost">
              {words.noRates}
            </Button>
          )}
          <Button onClick={onClose}>{texts.common.cancel}</Button>
          <SubmitButton>{words.save}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
