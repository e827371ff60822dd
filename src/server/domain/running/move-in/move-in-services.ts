import type { Locale } from '#contract/site/locales.ts';
import { createAddressAsker } from '#server/domain/readers/redirects/ask-address.ts';
import type { createMediaLibraryService } from '#server/domain/writing/media/media.library.service.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { createOldAddressesService } from './addresses/old-addresses.service.ts';
import { createMoveInsService } from './desk/move-ins.service.ts';
import { createMissingPictures } from './mending/missing-pictures.service.ts';
import { createMoveInService } from './move-in.service.ts';
import { createMoveInUndo } from './undo/undo.service.ts';

type Parts = Omit<Parameters<typeof createMoveInService>[0], 'askAddresses'> & {
  objects: ObjectStore;
  library: ReturnType<typeof createMediaLibraryService>;
  redirects: { find: (path: string) => Promise<string | null> };
};

/** Everything about sites that move in: the way itself, the desk around it, and the way back. */
export function createMoveInServices({ redirects, ...parts }: Parts) {
  const { db, clock, editions, scratch } = parts;
  const statusOf = async (locale: Locale) => (await editions.getEdition(locale)).status;
  const ask = createAddressAsker({ db, findRedirect: redirects.find, statusOf });
  const oldAddresses = createOldAddressesService({ ask, scratch });
  const undoing = createMoveInUndo(parts);
  const moveIn = createMoveInService({
    ...parts,
    askAddresses: (file, notes) => oldAddresses.askFile(file, (asked) => notes.tell('addresses', asked)),
  });
  return {
    moveIn,
    moveIns: createMoveInsService({ ...parts, moveIn, undoing }),
    moveInUndo: undoing,
    missingPictures: createMissingPictures({ db, clock, editions }),
    oldAddresses,
  };
}
