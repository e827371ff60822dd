import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Backup } from '#contract/running/backups/backups.admin.schemas.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { BACKUPS, isOpen } from './backup-words.ts';

/** When a restore that was under way is over, everything that any screen remembers is of another time. */
export function useRestored(): void {
  const { backups } = useUpkeepTexts();
  const client = useQueryClient();
  const underWay = useRef(new Set<number>());
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query }) => {
        const [path, , kind] = query.queryKey;
        if (path !== BACKUPS || kind !== 'pages') return;
        const data = query.state.data as InfiniteData<{ items: Backup[] }> | undefined;
        for (const backup of data?.pages.flatMap(({ items }) => items) ?? []) {
          if (isOpen(backup.restore)) underWay.current.add(backup.id);
          else if (underWay.current.delete(backup.id) && backup.restore?.state === 'done') {
            toast({ title: backups.restoreDone, description: backups.restoreDoneText(backup.name) });
            queueMicrotask(() => void client.invalidateQueries());
          }
        }
      }),
    [client, backups],
  );
}
