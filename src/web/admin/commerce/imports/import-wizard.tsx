import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { type ImportStep, importSteps, isUnderWay, stateTones, stepOf } from './import-states.ts';
import { LookStep } from './look-step.tsx';

function Steps({ current }: { current: ImportStep }) {
  const { imports: words } = useTradeTexts();
  const at = importSteps.indexOf(current);
  return (
    <ol className="import-steps" aria-label={words.steps}>
      {importSteps.map((step, index) => (
        <li key={step} data-past={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          <span aria-hidden="true" className="import-step-number">
            {index + 1}
          </span>
          {words.step[step]}
        </li>
      ))}
    </ol>
  );
}

/** One import, step by step. Where it stands is the server's word; the address only chooses among what is possible. */
export function ImportWizard({ id }: { id: number }) {
  const { imports: words } = useTradeTexts();
  const mayImport = useMay('editor');
  const client = useQueryClient();
  const [params, change] = useUrlParams();
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/imports/:id', { id }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? 1_000 : false),
  });
  const reload = () =>
    Promise.all([
      refetch(),
      client.invalidateQueries({ queryKey: ['/api/admin/imports'] }),
      client.invalidateQueries({ queryKey: [`/api/admin/imports/${id}/rows`] }),
    ]);
  const step = data && stepOf(data.state, mayImport ? (params.get('step') ?? undefined) : undefined);
  return (
    <>
      <div className="-ml-3 mb-2 flex">
        <Button
          look="ghost"
          icon="arrow-left"
          onClick={() => change({ import: null, step: null, outcome: null })}
        >
          {words.back}
        </Button>
      </div>
      <PageHeader
        title={data ? data.feed || data.fileName || words.unnamed : words.title}
        about={data?.feed ? data.fileName : undefined}
        action={data && <Badge tone={stateTones[data.state]}>{words.states[data.state]}</Badge>}
      />
      {error && !data && <TableError error={error} retry={refetch} />}
      {!data && !error && <Skeleton index={0} />}
      {step && <Steps current={step} />}
      {data && step === 'columns' && mayImport && (
        <ColumnsStep
          detail={data}
          onRead={(read) =>
            client.setQueryData(apiQuery('GET /api/admin/imports/:id', { id }).queryKey, read)
          }
          onChecked={async () => {
            await reload();
            change({ step: null, outcome: null });
          }}
        />
      )}
      {data && (step !== 'columns' || !mayImport) && <LookStep file={data} onMoved={reload} />}
    </>
  );
}
