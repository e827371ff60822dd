import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import type { SecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';

const PURPOSE = 'post-preview';

/** What a link shows: a post or a review as it is saved, or with the unsaved changes of one author. */
const claimSchema = z.strictObject({
  postId: z.int().positive().optional(),
  reviewId: z.int().positive().optional(),
  draftOf: z.string().nullable(),
  locale: localeSchema,
  expiresAt: z.int(),
});
export type PreviewClaim = Omit<z.infer<typeof claimSchema>, 'expiresAt'>;

const readClaim = (text: string) => {
  try {
    return claimSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
};

/** Signed and for an hour: whoever has the link sees that page, and nothing else by it. */
export function createPreviewTokens(secrets: SecretsService, clock: Clock) {
  return {
    async write(claim: PreviewClaim): Promise<{ token: string; expiresAt: Date }> {
      const expiresAt = new Date(clock().getTime() + limits.writing.previewMinutes * 60_000);
      const whole = { ...claim, expiresAt: expiresAt.getTime() };
      const text = Buffer.from(JSON.stringify(whole)).toString('base64url');
      return { token: `${text}.${await secrets.sign(PURPOSE, text)}`, expiresAt };
    },

    /** What a link of ours says, and whether its hour is over; undefined where it is none of ours. */
    async read(token: string): Promise<(PreviewClaim & { isOver: boolean; expiresAt: Date }) | undefined> {
      const [text = '', signature = ''] = token.split('.', 2);
      if (!(await secrets.isSigned(PURPOSE, text, signature))) return undefined;
      const claim = readClaim(text);
      if (!claim) return undefined;
      const expiresAt = new Date(claim.expiresAt);
      return { ...claim, expiresAt, isOver: expiresAt <= clock() };
    },
  };
}
