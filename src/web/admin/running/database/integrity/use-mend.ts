import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MendResult } from '#contract/running/database/database.admin.schemas.ts';
import type { CheckId } from '#contract/running/database/database.words.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';

/** One of a check, or all: some at a time, until nothing is left that can be mended. */
export function useMend() {
  const { database } = useUpkeepTexts();
  const client = useQueryClient();
  const [done, setDone] = useState<number>();

  async function mendAll(check: CheckId): Promise<MendResult> {
    const sum = { mended: 0, gone: 0, failed: 0, left: 0 };
    for (;;) {
      const part = await callApi('POST /api/admin/database/findings/mend', { body: { check } });
      sum.mended += part.mended;
      sum.gone += part.gone;
      setDone(sum.mended);
      if (part.left === 0 || part.mended + part.gone === 0)
        return { ...sum, failed: part.failed, left: part.left };
    }
  }

  async function mend(check: CheckId, id?: number): Promise<void> {
    try {
      const { mended, gone, failed } =
        id === undefined
          ? await mendAll(check)
          : await callApi('POST /api/admin/database/findings/mend', { body: { check, ids: [id] } });
      const rest = [gone > 0 && database.goneText(gone), failed > 0 && database.failedText(failed)];
      toast({
        title: database.mendedTitle(mended),
        description: rest.filter(Boolean).join(', ') || database.mendLogged,
        ...(mended === 0 && failed > 0 && { variant: 'destructive' as const }),
      });
    } finally {
      setDone(undefined);
      await client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/admin/database'),
      });
    }
  }
  return { mend, done };
}
