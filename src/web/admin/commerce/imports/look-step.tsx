import { useState } from 'react';
import { Link } from 'react-router';
import type { ImportDetail } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { type RowOutcome, rowOutcomes, rowUndos } from '#contract/commerce/imports/imports.words.ts';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { Select } from '#web/admin/ui/form/select.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { FetchRefused } from './fetch-refused.tsx';
import { ImportRows } from './import-rows.tsx';
import { goodRows, isBeingChecked, isBeingUndone, isUnderWay, mayChooseColumns } from './import-states.ts';
import { OutcomeCounts } from './outcome-counts.tsx';
import { UndoImport, UndoneNotice } from './undo-import.tsx';
import { useUndoTexts } from './undo-texts.ts';

const ALL = 'all';

function UnderWay({ file }: { file: ImportDetail }) {
  const { imports: words } = useTradeTexts();
  const undo = useUndoTexts();
  if (!isUnderWay(file.state)) return null;
  const isWaiting = file.state.startsWith('waiting');
  const said = isBeingChecked(file.state)
    ? words.checking(file.checked)
    : isBeingUndone(file.state)
      ? undo.undoing
      : words.applying;
  return (
    <div role="status" className="flex flex-col gap-1">
      <p>{isWaiting ? words.waiting : said}</p>
      <Progress label={words.states[file.state]} />
    </div>
  );
}

function Alarms({ file }: { file: ImportDetail }) {
  const { imports: words } = useTradeTexts();
  return file.alarms.map((alarm) => (
    <Notice key={alarm} tone="warn">
      {alarm === 'far_fewer'
        ? words.alarms.far_fewer(file.total ?? 0, file.lastTotal ?? 0)
        : words.alarms[alarm]}
    </Notice>
  ));
}

/** Why a file that came by itself waits, or what is odd about one that somebody brought. */
function Doubts({ file }: { file: ImportDetail }) {
  const { shopFeeds: words } = useTradeTexts();
  if (file.held.length === 0) return <Alarms file={file} />;
  return (
    <Notice tone="warn">
      <p className="font-semibold">{words.heldTitle}</p>
      <ul className="list-disc pl-5">
        {file.held.map(({ code, n, of }) => (
          <li key={code}>{words.held[code](n, of)}</li>
        ))}
      </ul>
      <p>{words.heldAfter}</p>
    </Notice>
  );
}

function Actions({ file, onMoved }: { file: ImportDetail; onMoved: () => Promise<unknown> }) {
  const { imports: words } = useTradeTexts();
  const [, change] = useUrlParams();
  const [asked, ask] = useState<'apply' | 'cancel'>();
  const good = goodRows(file);
  const isAlarmed = file.alarms.length > 0 || file.held.length > 0;
  const apply = async (confirmed: boolean) => {
    await callApi('POST /api/admin/imports/:id/apply', { id: file.id, body: { confirmed } });
    await onMoved();
  };
  const cancel = async () => {
    await callApi('POST /api/admin/imports/:id/cancel', { id: file.id });
    await onMoved();
    toast({ title: words.cancelled, description: words.cancelledText });
  };
  const mayCancel = file.state === 'checked' || (isUnderWay(file.state) && !isBeingUndone(file.state));
  return (
    <>
      {file.state === 'checked' && good > 0 && (
        <Button look="primary" onClick={() => ask('apply')}>
          {isAlarmed ? words.applyAnyway : words.apply(good)}
        </Button>
      )}
      {mayChooseColumns(file.state) && (
        <Button onClick={() => change({ step: 'columns' })}>{words.otherColumns}</Button>
      )}
      {mayCancel && (
        <Button look="ghost" onClick={() => ask('cancel')}>
          {words.cancel}
        </Button>
      )}
      <Confirm
        open={asked === 'apply'}
        onClose={() => ask(undefined)}
        title={isAlarmed ? words.applyTitle : `${words.apply(good)}?`}
        consequence={
          <div className="flex flex-col gap-2">
            <Doubts file={file} />
            <p>{words.refusedStay}</p>
          </div>
        }
        action={isAlarmed ? words.applyAnyway : words.apply(good)}
        onConfirm={() => apply(isAlarmed)}
      />
      <Confirm
        open={asked === 'cancel'}
        onClose={() => ask(undefined)}
        title={words.cancelTitle}
        consequence={words.cancelText}
        action={words.cancel}
        danger
        onConfirm={cancel}
      />
    </>
  );
}

/** What every row would do, or did, and the button for it. */
export function LookStep({ file, onMoved }: { file: ImportDetail; onMoved: () => Promise<unknown> }) {
  const { imports: words } = useTradeTexts();
  const mayImport = useMay('editor');
  const [params, change] = useUrlParams();
  const link = useEditionLink();
  const chosen = rowOutcomes.find((each) => each === params.get('outcome'));
  const kept = rowUndos.find((each) => each === params.get('undo'));
  const counted = (outcome: RowOutcome) => file.counts[outcome] ?? 0;
  const options = [
    { value: ALL, label: words.everything },
    ...rowOutcomes
      .filter((each) => counted(each) > 0 || each === chosen)
      .map((value) => ({ value, label: `${words.outcomes[value]}: ${counted(value)}` })),
  ];
  const isReady = file.total !== null;
  return (
    <div className="flex flex-col gap-4">
      {file.problem && <Notice tone="danger">{words.problems[file.problem]}</Notice>}
      <UnderWay file={file} />
      {file.state === 'done' && (
        <p role="status">
          {file.catalogued === null ? words.doneText(goodRows(file)) : words.cataloguedText(file.catalogued)}{' '}
          {file.catalogued !== null && <Link to={link(adminRoutes.catalogue)}>{words.toCatalogue}</Link>}
        </p>
      )}
      {file.undone && <UndoneNotice undone={file.undone} />}
      {isReady && !file.undone && file.state !== 'done' && !isBeingUndone(file.state) && (
        <p>
          <strong>{words.summary(file.total ?? 0)}.</strong> {counted('refused') > 0 && words.refusedStay}
        </p>
      )}
      {isReady && <OutcomeCounts counts={file.counts} catalogued={file.catalogued} />}
      {isReady && file.catalogued !== null && <p className="text-mute">{words.cataloguedAbout}</p>}
      {file.state === 'checked' && <Doubts file={file} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {mayImport && <Actions file={file} onMoved={onMoved} />}
        {file.refusedFetchable && <FetchRefused file={file} />}
        {mayImport && file.undoable && <UndoImport file={file} onMoved={onMoved} />}
      </div>
      {isReady && (
        <>
          <Select
            label={words.outcome}
            className="filter-select"
            value={chosen ?? ALL}
            options={options}
            onChange={(next) => change({ outcome: next === ALL ? null : next, undo: null })}
          />
          <ImportRows file={file} outcome={chosen} undo={kept} />
        </>
      )}
    </div>
  );
}
