import { type KeyboardEvent, useRef, useState } from 'react';
import type { ConsoleAnswer } from '#contract/running/database/database.admin.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Field } from '#web/admin/ui/form/field.tsx';
import { keepRecent, readRecent, withStatement } from './recent-statements.ts';
import { Result } from './result.tsx';
import { TablesAside } from './tables-aside.tsx';

function Recent({ statements, onChoose }: { statements: string[]; onChoose: (sql: string) => void }) {
  const { database } = useUpkeepTexts();
  if (statements.length === 0) return null;
  return (
    <details className="panel px-4 py-3">
      <summary className="cursor-pointer font-medium">{database.recent}</summary>
      <p className="text-mute text-sm">{database.recentAbout}</p>
      <ol className="mt-2 flex flex-col gap-1">
        {statements.map((sql) => (
          <li key={sql} className="min-w-0">
            <button
              type="button"
              className="link-button statement min-h-6 text-left"
              aria-label={database.again(sql)}
              onClick={() => onChoose(sql)}
            >
              {sql}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A statement, its answer, and what there is to ask for. */
export function ConsoleTab() {
  const texts = useUpkeepTexts();
  const { database } = texts;
  const area = useRef<HTMLTextAreaElement>(null);
  const [sql, setSql] = useState('');
  const [recent, setRecent] = useState(readRecent);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ConsoleAnswer>();
  const [failure, setFailure] = useState<string>();

  async function run(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const next = withStatement(recent, sql);
    setRecent(next);
    keepRecent(next);
    try {
      setAnswer(await callApi('POST /api/admin/database/query', { body: { sql } }));
    } catch (error) {
      setAnswer(undefined);
      setFailure(explainFailure(error, texts).message);
    } finally {
      setBusy(false);
    }
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void run();
  }
  /** Where the cursor is, with a space before it where a word ends there. */
  function insert(name: string): void {
    const { selectionStart = sql.length, selectionEnd = sql.length } = area.current ?? {};
    const before = sql.slice(0, selectionStart);
    const gap = /[\w"]$/.test(before) ? ' ' : '';
    setSql(`${before}${gap}${name}${sql.slice(selectionEnd)}`);
    area.current?.focus();
  }
  return (
    <div className="console">
      <div className="flex min-w-0 flex-col gap-4">
        <p className="text-mute">{database.consoleAbout}</p>
        <Field name="sql" label={database.sql} hint={database.sqlHint}>
          {({ mend: _mend, ...parts }) => (
            <textarea
              {...parts}
              ref={area}
              className="input font-mono text-sm"
              rows={8}
              value={sql}
              maxLength={engineLimits.console.chars}
              placeholder={database.sqlExample}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setSql(target.value)}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
        <div>
          <Button look="primary" icon="play" busy={busy} onClick={() => void run()}>
            {database.run}
          </Button>
        </div>
        {failure && (
          <div role="alert">
            <Notice tone="danger">{failure}</Notice>
          </div>
        )}
        {answer && <Result answer={answer} />}
        <Recent statements={recent} onChoose={setSql} />
      </div>
      <TablesAside onChoose={insert} />
    </div>
  );
}
