import { useId, useState } from 'react';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { isLocale, locales } from '#contract/site/locales.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { useStartRun } from './use-start-run.ts';

const EVERYTHING = 'everything';
const { usual, most } = engineLimits.renderRuns.speed;

/** An edition, or all of them, at a pace or as fast as the server can. */
export function RunDialog({ onClose }: { onClose: () => void }) {
  const { renderedPages, common } = useUpkeepTexts();
  const nameOf = useEditionNames();
  const [edition] = useEdition();
  const start = useStartRun();
  const [fastest, setFastest] = useState(false);
  const hint = useId();
  async function send(data: FormData): Promise<void> {
    const scope = data.get('locale');
    const pace = fastest ? { fastest } : { speed: Number(data.get('speed')) };
    await start(
      isLocale(scope) ? { scope: 'edition', locale: scope, ...pace } : { scope: 'everything', ...pace },
    );
    onClose();
  }
  return (
    <Dialog
      open
      wide
      title={renderedPages.renewTitle}
      description={renderedPages.renewAbout}
      onClose={onClose}
    >
      <Form onSend={send} className="dialog-form">
        <div className="dialog-body">
          <SelectField
            name="locale"
            label={renderedPages.scope}
            defaultValue={edition as string}
            options={[
              { value: EVERYTHING, label: renderedPages.everything },
              ...locales.map((value) => ({ value, label: nameOf(value) })),
            ]}
          />
          <div className="flex flex-col gap-1.5">
            <label className="flex items-center gap-2">
              <input
                type="checkbox"
                className="checkbox"
                checked={fastest}
                aria-describedby={hint}
                onChange={(event) => setFastest(event.target.checked)}
              />
              {renderedPages.fastest}
            </label>
            <p id={hint} className="field-hint">
              {renderedPages.fastestHint}
            </p>
          </div>
          {!fastest && (
            <TextField
              name="speed"
              type="number"
              inputMode="numeric"
              min={1}
              max={most}
              defaultValue={usual}
              label={renderedPages.speed}
              hint={renderedPages.speedHint(most)}
            />
          )}
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <SubmitButton>{renderedPages.start}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
