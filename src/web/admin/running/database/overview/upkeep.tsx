import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { DatabaseOverview } from '#contract/running/database/database.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useJob } from '../use-job.ts';

interface CareProps {
  title: string;
  about: string;
  last: string | null | undefined;
  note?: string | undefined;
  children: ReactNode;
}

function Care({ title, about, last, note, children }: CareProps) {
  const { database } = useUpkeepTexts();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{title}</p>
        <p className="text-mute text-sm">{about}</p>
        <p className="text-mute text-sm" role="status">
          {note ?? (
            <>
              {database.lastTime} {last ? <RelativeTime moment={last} /> : database.never}
            </>
          )}
        </p>
      </div>
      {children}
    </li>
  );
}

/** What the program does by itself, ahead of its time. */
export function Upkeep({ checkpoint }: Pick<DatabaseOverview, 'checkpoint'>) {
  const texts = useUpkeepTexts();
  const { database, common } = texts;
  const mayRun = useMay('editor');
  const isOwner = useMay('owner');
  const client = useQueryClient();
  const tidying = useJob('database');
  const [writing, setWriting] = useState(false);
  async function write(): Promise<void> {
    setWriting(true);
    try {
      await callApi('POST /api/admin/database/checkpoint');
      await client.invalidateQueries({ queryKey: ['/api/admin/database'] });
      toast({ title: database.checkpointDone, description: database.checkpointDoneText });
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: common.notDone, description, variant: 'destructive' });
    } finally {
      setWriting(false);
    }
  }
  return (
    <section aria-label={database.upkeep} className="panel flex flex-col gap-4 p-4">
      <div>
        <h2 className="text-base">{database.upkeep}</h2>
        <p className="text-mute text-sm">{database.upkeepAbout}</p>
      </div>
      <ul className="flex flex-col gap-4">
        <Care
          title={database.tidy}
          about={database.tidyAbout}
          last={tidying.line?.lastRun?.finishedAt}
          note={tidying.isRunning ? database.running : undefined}
        >
          {mayRun && (
            <Button icon="eraser" busy={tidying.isRunning} onClick={() => void tidying.start()}>
              {database.tidyNow}
            </Button>
          )}
        </Care>
        <Care
          title={database.checkpoint}
          about={database.checkpointAbout}
          last={checkpoint.at}
          note={checkpoint.allowed ? undefined : database.checkpointRefused}
        >
          {isOwner && checkpoint.allowed && (
            <Button icon="save-all" busy={writing} onClick={() => void write()}>
              {database.checkpointNow}
            </Button>
          )}
        </Care>
      </ul>
    </section>
  );
}
