import { Suspense } from 'react';
import { lazyPage } from '#web/shared/lazy-page.ts';
import { Loading } from '#web/shared/ui/loading.tsx';
import type { ComingSoonProps } from './coming-soon-page.tsx';

/** Readers of an open edition never need it. */
export const comingSoonPage = lazyPage<ComingSoonProps>(
  'src/web/site/gate/coming-soon-page.tsx',
  () => import('./coming-soon-page.tsx'),
);

export const ComingSoon = (props: ComingSoonProps) => (
  <Suspense fallback={<Loading />}>
    <comingSoonPage.Page {...props} />
  </Suspense>
);
