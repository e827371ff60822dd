import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ShareKind } from '#contract/site/addresses/paths.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { pictureName } from '#contract/writing/media/pictures.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { MediaService } from '#server/domain/writing/media/media.service.ts';
import { DomainError, notFound } from '#server/lib/errors.ts';
import { createLimiter } from '#server/lib/limiter.ts';
import { createOnce } from '#server/lib/once.ts';
import { fingerprint, shareCardUrl } from '#server/lib/pictures/share-card-address.ts';
import { fileExists, writeWhole } from '#server/lib/process/files.ts';
import type { SubjectFinder } from './card-subjects.ts';
import type { CardText } from './card-text.ts';
import { editionCardText, landingCardText, subjectCardText } from './card-words.ts';
import { drawCard } from './draw-card.ts';

interface Parts {
  /** Where drawn cards are kept: one for each subject, the latest. */
  directory: string;
  editions: EditionsService;
  media: MediaService;
  getSubject: SubjectFinder;
  /** Another way of drawing is for tests. */
  draw?: typeof drawCard;
}

/** Cards are drawn when somebody first asks for one, a few at a time, and kept until they show something else. */
export function createShareCardsService(parts: Parts) {
  const { directory, editions, media, getSubject, draw = drawCard } = parts;
  const once = createOnce<string>();
  const limit = createLimiter(engineLimits.shareCards.drawnAtOnce);

  /** Pictures that live elsewhere, or are lost, leave the window to what we draw ourselves. */
  async function pictureOf(name: string): Promise<string | undefined> {
    noteSeen(tags.picture(name));
    return media.getVariantFile(name, 1200, 'webp').catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'not_found') return undefined;
      throw error;
    });
  }

  async function make(file: string, text: CardText, picture: string | undefined): Promise<string> {
    await writeWhole(file, await draw(text, picture));
    const folder = path.dirname(file);
    const outdated = (await readdir(folder)).filter(
      (name) => name.endsWith('.jpg') && name !== path.basename(file),
    );
    // A reader of an old card may still hold it open, which some systems mind: the next time, then.
    await Promise.all(outdated.map((name) => rm(path.join(folder, name), { force: true }).catch(() => {})));
    return file;
  }

  async function fileOf(folder: string, text: CardText, imageUrl: string | null): Promise<string> {
    const name = imageUrl === null ? undefined : pictureName(imageUrl);
    // Asked each time: a picture that was taken down is on no card any more, whatever was drawn before.
    const picture = name === undefined ? undefined : await pictureOf(name);
    const shown = name !== undefined && picture === undefined ? null : imageUrl;
    const file = path.join(directory, folder, `${fingerprint([text, shown])}.jpg`);
    if (await fileExists(file)) return file;
    return once(file, () => limit(() => make(file, text, picture)));
  }

  return {
    /** The card's file, or the address that it has now: an old one is known to networks for years. */
    async getCard(locale: Locale, kind: ShareKind, slug: string, address: string) {
      const edition = await editions.getEdition(locale);
      if (edition.status !== 'active') throw notFound(`The edition ${locale}`);
      const subject = await getSubject(edition, kind, slug);
      const present = shareCardUrl(subject);
      if (present !== address) return { movedTo: present };
      const folder = path.join(locale, kind, String(subject.id));
      return {
        file: await fileOf(folder, await subjectCardText(subject, edition.siteName), subject.imageUrl),
      };
    },

    /** An edition's own card, or the landing page's. */
    async getSiteCardFile(locale: Locale | undefined): Promise<string> {
      if (!locale) return fileOf('site', landingCardText(), null);
      const { siteName } = await editions.getEdition(locale);
      return fileOf(path.join(locale, 'site'), await editionCardText(locale, siteName), null);
    },
  };
}

export type ShareCardsService = ReturnType<typeof createShareCardsService>;
