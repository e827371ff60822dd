import { z } from 'zod';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { networkSchema } from '../network.schemas.ts';
import { networkLimits } from '../network-limits.ts';
import { networkOrigins } from './networks.words.ts';

export type NetworkDefinition = z.output<typeof networkSchema>;

/** A shop of an edition that is paid through a network. */
export const networkUseSchema = z.object({ locale: localeSchema, name: z.string() });
export type NetworkUse = z.infer<typeof networkUseSchema>;

export const deskNetworkSchema = z.object({
  origin: z.enum(networkOrigins),
  definition: networkSchema,
  /** When an owner last published it; null for a ready-made one. */
  updatedAt: z.iso.datetime().nullable(),
  usedBy: z.array(networkUseSchema),
});
export type DeskNetwork = z.infer<typeof deskNetworkSchema>;

export const networkListSchema = z.object({
  items: z.array(deskNetworkSchema),
  /** Ids of own ones that were written down for another version of the program, and mean nothing to this one. */
  unreadable: z.array(z.string()),
});
export type NetworkList = z.infer<typeof networkListSchema>;

export const networkParams = z.object({ id: plainText(networkLimits.idChars) });

/** The moment of the version that was changed; without it there must be none of one's own yet. */
export const networkSeenSchema = z.object({ seen: z.iso.datetime().optional() });

export const networkDeletionSchema = z.object({ deleted: z.literal(true) });
