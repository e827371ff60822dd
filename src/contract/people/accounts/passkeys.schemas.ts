import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { lineText } from '#contract/site/text.schemas.ts';

const { nameChars, answerChars } = limits.accounts.passkeys;

const bytes = z
  .string()
  .min(1)
  .max(answerChars)
  .regex(/^[\w-]+$/);
/** 1023 bytes at most, says the standard. */
const credentialId = bytes.max(1_364);

/** How an authenticator is reached; a browser may know ways that we do not. */
const transports = z.array(z.string().min(1).max(20)).max(10);
const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports });

/** What a browser answers when somebody shows a passkey, as far as we read it. */
export const shownPasskeySchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.max(100).nullish(),
  }),
});
export type ShownPasskey = z.output<typeof shownPasskeySchema>;

/** What it answers when one was made. */
export const madePasskeySchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: transports.optional(),
  }),
});
export type MadePasskey = z.output<typeof madePasskeySchema>;

/** What a browser needs to ask for a passkey; without a list it offers whichever it has for this site. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** What it needs to make one. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

export const passkeyNameSchema = z.object({ name: lineText(nameChars) });

export const passkeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Kept by a password manager or an account of the maker's, so that losing a device does not lose it. */
  synced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PasskeyView = z.infer<typeof passkeySchema>;

export const passkeyListSchema = z.object({ items: z.array(passkeySchema), nextCursor: z.null() });
