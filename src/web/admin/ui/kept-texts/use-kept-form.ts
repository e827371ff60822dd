import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBeforeUnload } from 'react-router';
import type { KeptSubject } from '#contract/writing/kept-texts/kept-texts.words.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { DeviceCopy } from './device-copy.ts';
import { FormKeeper, type KeptForm } from './form-keeper.ts';

/** The form whose text is kept. */
interface KeptSession<F> {
  onTyped: (listen: ((typed: Omit<KeptForm<F>, 'at'> | undefined) => void) | undefined) => void;
  recover: (kept: KeptForm<F>) => boolean;
}

export interface Kept {
  /** When the text was typed that was brought back. */
  since: string | undefined;
  others: string[];
  /** Whether all that was typed is with the server. */
  isSafe: boolean;
  /** Whether this browser keeps what is not. */
  keepsText: () => boolean;
}

/** Text that is typed into a form survives its tab; whoever comes back finds it where it was. */
export function useKeptForm<F extends object>(
  session: KeptSession<F>,
  { subject, id, enabled }: { subject: KeptSubject; id: number; enabled: boolean },
): Kept {
  const me = useMe();
  const [keeper] = useState(
    () =>
      new FormKeeper<F>(new DeviceCopy(`admin-${subject}-${me.id}-${id}`), {
        load: () => callApi('GET /api/admin/unsaved/:subject/:id', { subject, id }),
        keep: (body) => callApi('PUT /api/admin/unsaved/:subject/:id', { subject, id, body }),
        forget: () => callApi('DELETE /api/admin/unsaved/:subject/:id', { subject, id }),
      }),
  );
  const [found, setFound] = useState<{ since?: string; others: string[] }>({ others: [] });
  const state = useSyncExternalStore(keeper.subscribe, () => keeper.state);
  useEffect(() => {
    if (!enabled) return;
    let isOpen = true;
    void keeper.find().then(({ kept, others }) => {
      if (!isOpen) return;
      const isBack = kept !== undefined && session.recover(kept);
      setFound({ others, ...(isBack && { since: kept.at }) });
      session.onTyped((typed) => {
        if (typed) return keeper.keep(typed);
        setFound((before) => ({ others: before.others }));
        keeper.forget();
      });
    });
    const flush = () => void keeper.flush();
    addEventListener('online', flush);
    addEventListener('pagehide', keeper.writeNow);
    document.addEventListener('visibilitychange', keeper.writeNow);
    return () => {
      isOpen = false;
      session.onTyped(undefined);
      removeEventListener('online', flush);
      removeEventListener('pagehide', keeper.writeNow);
      document.removeEventListener('visibilitychange', keeper.writeNow);
      keeper.finish();
    };
  }, [keeper, session, enabled]);
  useBeforeUnload((event) => {
    keeper.writeNow();
    if (state.name !== 'saved' && !keeper.works) event.preventDefault();
  });
  return {
    since: found.since,
    others: found.others,
    isSafe: state.name === 'saved',
    keepsText: () => keeper.works,
  };
}
