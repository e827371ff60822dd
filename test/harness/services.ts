import os from 'node:os';
import path from 'node:path';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { createServices, type Services } from '#server/services.ts';
import { noWorldOutside } from './app.ts';

type Parts = Parameters<typeof createServices>[0];

/** Another server on the same database, for tests that need no pictures. */
export const createTestServices = (parts: Pick<Parts, 'db' | 'clock' | 'wait'>): Services =>
  createServices({
    ...parts,
    publicUrl: 'http://vitrina.test',
    guardedFetch: noWorldOutside,
    pictures: createMediaService({ directory: path.join(os.tmpdir(), 'vitrina-no-pictures') }),
  });
