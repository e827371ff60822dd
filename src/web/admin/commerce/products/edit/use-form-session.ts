import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import type { FormSession, FormState } from './form-session.ts';

export interface ShownForm<R extends { version: number }, F extends object> extends FormState<R, F> {
  session: FormSession<R, F>;
  /** By field; what is wrong inside of a list is told of the list, too. */
  problems: Record<string, string>;
  /** Why it was not saved, where no field is to blame. */
  message: string | undefined;
  mend: (name: string) => void;
}

/** 'pros.2' is said of 'pros' as well: not every line has a place for its own. */
function withRoots(fields: Record<string, string>): Record<string, string> {
  const roots = Object.entries(fields).map(([name, problem]) => [name.split('.')[0] ?? name, problem]);
  return { ...Object.fromEntries(roots), ...fields };
}

const rootOf = (name: string) => name.split('.')[0];

/** A form's state, with its failure in words beside the fields. */
export function useFormSession<R extends { version: number }, F extends object>(
  session: FormSession<R, F>,
): ShownForm<R, F> {
  const texts = useTexts();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [mended, setMended] = useState<{ of: unknown; roots: unknown[] }>({ of: undefined, roots: [] });
  const refusal = state.failure === undefined ? undefined : explainFailure(state.failure, texts);
  const roots = mended.of === state.failure ? mended.roots : [];
  const all = withRoots(refusal?.fields ?? {});
  const left = Object.entries(all).filter(([name]) => !roots.includes(rootOf(name)));
  return {
    ...state,
    session,
    problems: Object.fromEntries(left),
    message: refusal && Object.keys(all).length === 0 ? refusal.message : undefined,
    mend: (name) => setMended({ of: state.failure, roots: [...roots, rootOf(name)] }),
  };
}
