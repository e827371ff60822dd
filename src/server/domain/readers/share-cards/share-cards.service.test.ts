import { describe, expect, test, vi } from 'vitest';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { createMediaService, type MediaService } from '#server/domain/writing/media/media.service.ts';
import { notFound } from '#server/lib/errors.ts';
import { shareCardUrl } from '#server/lib/pictures/share-card-address.ts';
import type { Services } from '#server/services.ts';
import { useApp } from '#test/harness/app.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { createSubjectFinder } from './card-subjects.ts';
import { drawCard } from './draw-card.ts';
import { createShareCardsService } from './share-cards.service.ts';

describe('drawing', () => {
  let services: Services;
  useApp('pglite', {
    extend: async (_app, all) => {
      services = all;
    },
  });
  const folder = temporaryFolders();

  /** The real thing, watched: how often it draws, and how often at the same time. */
  function watched(media?: MediaService) {
    let running = 0;
    let most = 0;
    const draw = vi.fn(async (...input: Parameters<typeof drawCard>) => {
      running += 1;
      most = Math.max(most, running);
      return drawCard(...input).finally(() => {
        running -= 1;
      });
    });
    const directory = folder();
    const getSubject = createSubjectFinder(services);
    const shareCards = createShareCardsService({
      directory,
      draw,
      getSubject,
      editions: services.editions,
      media: media ?? createMediaService({ directory }),
    });
    return { shareCards, draw, getSubject, most: () => most };
  }

  test('happens once for many who ask, and never again for what is kept', async () => {
    const { shareCards, draw, getSubject } = watched();
    const subject = await getSubject({ locale: 'br', timeZone: 'UTC' }, 'review', 'nimbra-aero-3');
    const ask = () => shareCards.getCard('br', 'review', 'nimbra-aero-3', shareCardUrl(subject));
    const [first, ...others] = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(others).toEqual([first, first, first]);
    expect(await ask()).toEqual(first);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(draw.mock.calls[0]?.[0]).toEqual({
      siteName: 'Vitrina Brasil',
      title: subject.title,
      note: 'Avaliações de produtos',
      score: { value: '8,9', outOf: 'de 10' },
    });
  });

  test('shows no picture that was taken down, whatever was drawn before', async () => {
    let isThere = true;
    const getVariantFile = async () => {
      if (isThere) return 'picture.webp';
      throw notFound('The picture');
    };
    const { shareCards, draw, getSubject } = watched({ getVariantFile } as unknown as MediaService);
    draw.mockImplementation(async () => Buffer.from('a card'));
    const subject = await getSubject({ locale: 'it', timeZone: 'UTC' }, 'post', 'palestra-in-casa');
    const ask = () => shareCards.getCard('it', 'post', 'palestra-in-casa', shareCardUrl(subject));
    const before = await ask();
    isThere = false;
    expect(await ask()).not.toEqual(before);
    expect(draw.mock.calls.map(([, picture]) => picture)).toEqual(['picture.webp', undefined]);
  });

  test('is done by few at a time, whoever asks for how many', async () => {
    const { shareCards, draw, most } = watched();
    await Promise.all(([undefined, 'br', 'it', 'mx', 'es', 'us'] as const).map(shareCards.getSiteCardFile));
    expect(draw).toHaveBeenCalledTimes(6);
    expect(most()).toBe(engineLimits.shareCards.drawnAtOnce);
  });

  test('that fails is tried again', async () => {
    const { shareCards, draw } = watched();
    draw.mockRejectedValueOnce(new Error('out of paint'));
    await expect(shareCards.getSiteCardFile('br')).rejects.toThrow('out of paint');
    expect(await shareCards.getSiteCardFile('br')).toMatch(/\.jpg$/);
  });
});
