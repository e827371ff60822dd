import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

interface Change {
  /** Typing leaves no trail of half-written words behind for the back button. */
  replace?: boolean;
}

/** Filters, tabs and the edition live in the address, so that it can be kept and handed on. */
export function useUrlParam(
  name: string,
): [string | undefined, (value: string | null, how?: Change) => void] {
  const [params, change] = useUrlParams();
  const set = useCallback(
    (value: string | null, how?: Change) => change({ [name]: value }, how),
    [change, name],
  );
  return [params.get(name) ?? undefined, set];
}

/** null takes a parameter out; what is not named stays, and so does the place on the page. */
export function useUrlParams(): [
  URLSearchParams,
  (changes: Record<string, string | null>, how?: Change) => void,
] {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Record<string, string | null>, { replace = false }: Change = {}) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  return [params, change];
}
