import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { paths, shareKinds } from '#contract/site/addresses/paths.ts';
import { isLocale, type Locale, locales } from '#contract/site/locales.ts';
import type { ShareCardsService } from '#server/domain/readers/share-cards/share-cards.service.ts';
import { sendNotFound } from '#server/http/errors/error-handling.ts';
import { lead } from '#server/http/lead.ts';
import { SHOWN_ANYWHERE } from '#server/http/security-headers.ts';

const CARD = /^(.+)-([0-9a-f]{12})\.jpg$/s;
const schema = { hide: true };

export async function shareCardRoutes(
  app: FastifyInstance,
  { shareCards }: { shareCards: ShareCardsService },
): Promise<void> {
  for (const locale of [undefined, ...locales] as (Locale | undefined)[]) {
    app.get(paths.siteCard(locale), { schema }, async (_request, reply) => {
      const file = await shareCards.getSiteCardFile(locale);
      return reply
        .type('image/jpeg')
        .headers(SHOWN_ANYWHERE)
        .header('cache-control', 'public, max-age=86400')
        .send(createReadStream(file));
    });
  }
  app.get<{ Params: { locale: string; kind: string; file: string } }>(
    '/media/share/:locale/:kind/:file',
    { schema },
    async (request, reply) => {
      const { locale, file } = request.params;
      const kind = shareKinds.find((each) => each === request.params.kind);
      const [, slug = '', version = ''] = CARD.exec(file) ?? [];
      if (!isLocale(locale) || !kind || !slug) return sendNotFound(request, reply);
      const card = await shareCards.getCard(
        locale,
        kind,
        slug,
        otherPaths.shareCard(locale, kind, slug, version),
      );
      if (card.movedTo !== undefined) return lead(reply.headers(SHOWN_ANYWHERE), 302, card.movedTo);
      return reply
        .type('image/jpeg')
        .headers(SHOWN_ANYWHERE)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(createReadStream(card.file));
    },
  );
}
