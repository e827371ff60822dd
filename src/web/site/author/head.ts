import { lazyHead } from '#web/shared/head/head.tsx';

export const head = lazyHead(async () => (await import('./author-head.ts')).authorHead);
