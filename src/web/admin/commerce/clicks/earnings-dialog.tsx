import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { EarningField } from '#contract/commerce/earnings/earning-columns.ts';
import type { EarningsPreview } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTradeLanguage } from '#web/admin/context/trade-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { figuresIn } from '#web/admin/ui/figures.ts';
import { TextAreaField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { useLeaveQuestion } from '#web/admin/ui/form/use-leave-question.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { ColumnChoices } from './column-choices.tsx';
import { Preview } from './earnings-preview.tsx';
import { readTextFile } from './read-text-file.ts';

type Columns = Partial<Record<EarningField, number>>;

/** A report is looked at first; what is wrong is told row by row, and nothing that was pasted is lost. */
export function EarningsDialog({ onClose }: { onClose: () => void }) {
  const { texts, tag } = useTradeLanguage();
  const { clicks: words, common } = texts;
  const client = useQueryClient();
  const nameOf = useEditionNames();
  const [worked] = useEdition();
  const [locale, setLocale] = useState<Locale>(worked);
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState<string>();
  const [columns, setColumns] = useState<Columns>({});
  const [preview, setPreview] = useState<EarningsPreview>();
  const input = useRef<HTMLInputElement>(null);
  const figures = useMemo(() => figuresIn(tag), [tag]);
  const [close, question] = useLeaveQuestion(text !== '', onClose);
  const ready = preview !== undefined && preview.errorCount === 0 && preview.rows > 0;

  const look = async (chosen: Columns) =>
    setPreview(
      await callApi('POST /api/admin/earnings', { body: { locale, text, columns: chosen, dryRun: true } }),
    );

  async function send(): Promise<void> {
    if (!ready) return look(columns);
    const done = await callApi('POST /api/admin/earnings', {
      body: { locale, text, columns, dryRun: false },
    });
    await client.invalidateQueries({ queryKey: ['/api/admin/clicks'] });
    const sum = figures.money(done.earned, done.currency);
    toast({ title: words.imported, description: words.importedText(done.rows, sum) });
    onClose();
  }

  /** Another report, or another edition, has to be looked at anew. */
  function replace(next: string, name?: string): void {
    setText(next);
    setFileName(name);
    setPreview(undefined);
    setColumns({});
  }

  return (
    <Dialog open wide="extra" title={words.importTitle} description={words.importAbout} onClose={close}>
      <Form onSend={send} className="dialog-form">
        <div className="dialog-body">
          <SelectField
            name="locale"
            label={words.edition}
            hint={words.editionHint}
            options={locales.map((value) => ({ value, label: nameOf(value) }))}
            value={locale}
            onChange={(next) => {
              setLocale(next);
              setPreview(undefined);
            }}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button icon="file-up" onClick={() => input.current?.click()}>
              {words.file}
            </Button>
            {fileName && <span className="text-mute wrap-anywhere">{words.chosenFile(fileName)}</span>}
            <input
              ref={input}
              type="file"
              hidden
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              onChange={async ({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file) replace(await readTextFile(file), file.name);
              }}
            />
          </div>
          <TextAreaField
            name="text"
            label={words.text}
            hint={words.textHint}
            rows={6}
            spellCheck={false}
            maxLength={engineLimits.earnings.textChars}
            value={text}
            onChange={({ target }) => replace(target.value)}
          />
          {preview && (
            <>
              <ColumnChoices
                preview={preview}
                onChange={(field, column) => {
                  const chosen = { ...preview.columns, [field]: column };
                  setColumns(chosen);
                  void look(chosen).catch(() => setPreview(undefined));
                }}
              />
              <Preview preview={preview} figures={figures} />
            </>
          )}
        </div>
        <div className="dialog-foot">
          <Button onClick={close}>{common.cancel}</Button>
          <SubmitButton>
            {ready ? words.import(preview.rows) : preview ? words.checkAgain : words.check}
          </SubmitButton>
        </div>
      </Form>
      {question}
    </Dialog>
  );
}
