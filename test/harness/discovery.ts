import fs from 'node:fs';
import { afterAll } from 'vitest';
import { drawDemoPicture } from '#seed/pictures.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { createKeptTexts } from '#server/kept-pages/kept-texts.ts';
import { renderContent } from '#web/render-content.tsx';
import { installDiscovery } from '../../src/program/discovery.ts';
import { type Extend, type TestApp, useApp } from './app.ts';
import type { Engine } from './database.ts';
import { makeTemporaryFolder } from './programs/temporary-folder.ts';

/** The server with everything by which it is found: sitemaps, feeds, robots, icons and share cards. */
export function useFoundApp(engine: Engine): () => TestApp & { mediaDir: string } {
  const mediaDir = makeTemporaryFolder();
  afterAll(() => fs.rmSync(mediaDir, { recursive: true, force: true }));
  const extend: Extend = async (app, services) => {
    const media = createMediaService({ directory: mediaDir, draw: drawDemoPicture });
    await installDiscovery(app, {
      services,
      media,
      mediaDir,
      renderContent,
      publicUrl: 'http://vitrina.test',
      texts: createKeptTexts(() => new Date()),
    });
  };
  const site = useApp(engine, { extend });
  return () => ({ ...site(), mediaDir });
}
