import { useQuery } from '@tanstack/react-query';
import type { Locale } from '#contract/site/locales.ts';
import { isoDay } from '#i18n/calendar.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { editionQuery } from '#web/shared/api/editions.ts';

interface NewDayDialogProps {
  locale: Locale;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/** Asks for the date; a day that exists already is opened as it is. */
export function NewDayDialog({ locale, onChoose, onClose }: NewDayDialogProps) {
  const { launches, common } = useTradeTexts();
  const { data: edition } = useQuery(editionQuery(locale));
  if (!edition) return null;
  return (
    <Dialog open title={launches.createTitle} description={launches.createText} onClose={onClose}>
      <Form
        className="dialog-form"
        onSend={async (data) => {
          const date = String(data.get('date') ?? '');
          if (!/^20\d\d-\d\d-\d\d$/.test(date)) throw new FieldProblem({ date: launches.noDate });
          onChoose(date);
        }}
      >
        <div className="dialog-body">
          <TextField
            name="date"
            type="date"
            label={launches.date}
            min="2000-01-01"
            max="2099-12-31"
            defaultValue={isoDay(new Date(), edition.timeZone)}
          />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <SubmitButton>{launches.goOn}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
