import { lazyHead } from './head.tsx';

export const plainHead = lazyHead(async () => (await import('./plain-page-head.ts')).plainPageHead);
