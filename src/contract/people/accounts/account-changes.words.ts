import type { AuditAction } from '#contract/people/audit/audit.words.ts';

/** What nobody may change about an account without its person hearing of it: by mail, and in their account. */
export const accountChanges = [
  'password_changed',
  'password_reset',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'role_changed',
  'deactivated',
  'reactivated',
] as const satisfies AuditAction[];
export type AccountChange = (typeof accountChanges)[number];
