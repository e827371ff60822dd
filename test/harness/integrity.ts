import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import type { CheckId, FaultKind } from '#contract/running/database/database.words.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { drawDemoPicture } from '#seed/pictures.ts';
import {
  createIntegrityService,
  type IntegrityService,
} from '#server/domain/running/database/integrity.service.ts';
import { createMediaService, type MediaService } from '#server/domain/writing/media/media.service.ts';
import { insertPosts, type TestApp } from './app.ts';
import { callerWith, lastAudits } from './people/actors.ts';

export const owner = callerWith('owner');

/** The checks of a site whose pictures are drawn as they are in the program. */
export function useIntegrity(site: () => TestApp) {
  let made: { integrity: IntegrityService; pictures: MediaService } | undefined;
  beforeAll(() => {
    const { db, clock, services, mediaDirectory } = site();
    const pictures = createMediaService({ directory: mediaDirectory, draw: drawDemoPicture });
    const { editions } = services;
    made = { integrity: createIntegrityService({ db, clock, pictures, editions }), pictures };
  });
  const tools = () => {
    if (!made) throw new Error('They are there in tests only.');
    return made;
  };
  const found = async (check: CheckId) => {
    await tools().integrity.run(check);
    return (await tools().integrity.list(owner, { check, state: 'open' })).items;
  };
  return {
    tools,
    found,
    kinds: async (check: CheckId) => (await found(check)).map(({ details }) => details.kind),

    /** Finds exactly these, mends all of them, and finds nothing any more. */
    async findAndMend(check: CheckId, expected: FaultKind[]) {
      const faults = await found(check);
      expect(faults.map(({ details }) => details.kind).sort()).toEqual([...expected].sort());
      const result = await tools().integrity.mend(owner, { check });
      expect(result).toEqual({ mended: expected.length, gone: 0, failed: 0, left: 0 });
      expect((await lastAudits(site()))[0]).toMatchObject({ action: 'mended', subjectId: check });
      expect(await found(check)).toEqual([]);
      return faults;
    },

    async aPost() {
      const [post] = await insertPosts(site(), [{}]);
      if (!post) throw new Error('No post.');
      return post;
    },
    postOf: async (id: number) => (await site().db.select().from(posts).where(eq(posts.id, id)))[0],
  };
}
