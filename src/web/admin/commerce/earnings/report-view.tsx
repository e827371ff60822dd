import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EarningReportDetail } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { ReadingForm } from './reading-form.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportFigures } from './report-figures.tsx';
import { isUnderWay, stateTones } from './report-states.ts';

function UnderWay({ report: { state, read } }: { report: EarningReportDetail }) {
  const { words, figures } = useEarningTexts();
  const said = state === 'checking' ? words.reading(figures.number(read)) : words.taking;
  return (
    <div role="status" className="flex flex-col gap-1">
      <p>{state.startsWith('waiting') ? words.waiting : said}</p>
      <Progress label={words.states[state]} />
    </div>
  );
}

/** One report, as far as it is: how it is read, what it comes to, and what is to be decided. */
export function ReportView({ id }: { id: number }) {
  const { words, figures } = useEarningTexts();
  const mayDecide = useMay('editor');
  const client = useQueryClient();
  const [, change] = useUrlParams();
  const [again, readAgain] = useState(false);
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/earnings/reports/:id', { id }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? 1_000 : false),
  });
  const reload = async () => {
    readAgain(false);
    await Promise.all([refetch(), client.invalidateQueries({ queryKey: ['/api/admin/earnings'] })]);
    await client.invalidateQueries({ queryKey: ['/api/admin/earnings/reports'] });
  };
  const mayRead = data && mayDecide && data.tables.length > 0 && data.problem !== 'nothing_earned';
  const isAsked =
    data?.state === 'uploaded' || data?.state === 'failed' || (data?.state === 'checked' && again);
  return (
    <>
      <div className="-ml-3 mb-2 flex">
        <Button look="ghost" icon="arrow-left" onClick={() => change({ report: null })}>
          {words.back}
        </Button>
      </div>
      <PageHeader
        title={data ? data.fileName || words.report : words.report}
        about={data?.takenInAt ? words.done(figures.fullDay(data.takenInAt.slice(0, 10))) : undefined}
        action={data && <Badge tone={stateTones[data.state]}>{words.states[data.state]}</Badge>}
      />
      {error && !data && <TableError error={error} retry={refetch} />}
      {!data && !error && <Skeleton index={0} />}
      {data && (
        <div className="flex flex-col gap-5">
          {data.problem && (
            <div role="alert">
              <Notice tone="danger">{words.fileProblems[data.problem]}</Notice>
            </div>
          )}
          {isUnderWay(data.state) && <UnderWay report={data} />}
          {mayRead && isAsked && <ReadingForm report={data} onRead={reload} />}
          {data.figures && !isAsked && <ReportFigures report={data} figures={data.figures} />}
          {mayDecide && (
            <ReportActions
              report={data}
              onMoved={reload}
              onReadAgain={data.state === 'checked' && !again ? () => readAgain(true) : undefined}
            />
          )}
        </div>
      )}
    </>
  );
}
