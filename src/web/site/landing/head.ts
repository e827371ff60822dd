import { lazyHead } from '#web/shared/head/head.tsx';

export const head = lazyHead(async () => (await import('./landing-head.ts')).landingHead);
