import { lazyHead } from './head.tsx';

export const editionHead = lazyHead(async () => (await import('./edition-page-head.ts')).editionPageHead);
