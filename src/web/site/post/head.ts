import { lazyHead } from '#web/shared/head/head.tsx';

export const head = lazyHead(async () => (await import('./post-head.ts')).postHead);
