import type { FastifyInstance } from 'fastify';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import { securityText } from '#server/domain/readers/security-text/security-text.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { SettingsService } from '#server/domain/running/settings/settings.service.ts';
import { systemClock } from '#server/lib/time/clock.ts';

interface SecurityTextOptions {
  settings: Pick<SettingsService, 'get'>;
  editions: Pick<EditionsService, 'listActive'>;
  publicUrl: string;
}

/** Whom to tell of a hole; asked seldom, and made anew each time. */
export async function securityTextRoutes(
  app: FastifyInstance,
  { settings, editions, publicUrl }: SecurityTextOptions,
): Promise<void> {
  app.get(otherPaths.securityText(), { schema: { hide: true } }, async (_request, reply) => {
    const [contact, [open]] = await Promise.all([settings.get('security_contact'), editions.listActive()]);
    const edition = open?.locale ?? fallbackLocale;
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityText({ contact, edition, publicUrl, now: systemClock() }));
  });
}
