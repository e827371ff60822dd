import { type ReactNode, useEffect, useState } from 'react';
import { limits } from '#contract/site/limits.ts';
import { gateQuery } from '#web/shared/api/editions.ts';
import { useQuery } from '#web/shared/api/use-query.ts';
import { useLocale } from '#web/shared/page-context.tsx';
import { ComingSoon } from './coming-soon.tsx';

/**
 * Lets readers into active editions only. While nothing is known the page is shown; what the server
 * rendered counts as known, so a failed question later on never takes a readable page away.
 */
export function LocaleGate({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(gateQuery(locale));
  const late = useLate(data === undefined, locale);
  if (data?.status === 'active') return children;
  if (data?.status === 'coming_soon') return <ComingSoon config={data} />;
  // Closed: nothing is promised, and whoever asks again may find it open.
  if (data) return <ComingSoon config={data} failed onRetry={refetch} />;
  if (isError || late) return <ComingSoon failed onRetry={refetch} />;
  return children;
}

function useLate(waiting: boolean, locale: string): boolean {
  const [late, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition starts another wait
  useEffect(() => {
    setLate(false);
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), limits.gate.timeout);
    return () => clearTimeout(timer);
  }, [waiting, locale]);
  return waiting && late;
}
