import { readManifest } from '#server/render/manifest.ts';

/** Where a module of the sources lies for browsers. */
export const builtAddress = (source: string): string => `/${readManifest('dist/client').chunk(source).file}`;
