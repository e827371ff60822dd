import type { Me } from '#contract/people/accounts/accounts.admin.schemas.ts';
import type { PasskeyView } from '#contract/people/accounts/passkeys.schemas.ts';
import type { InvitationView, UserView } from '#contract/people/accounts/people.admin.schemas.ts';
import type { SessionView } from '#contract/people/accounts/sessions.schemas.ts';
import type { InvitationRow } from './account-tokens.queries.ts';
import type { PasskeyRow } from './passkeys/passkeys.queries.ts';
import type { JudgedPerson } from './people.service.ts';
import type { OwnAccount } from './profile.service.ts';
import { describeDevice } from './signing-in/device.ts';
import type { SessionRow } from './signing-in/sessions.queries.ts';

export const presentMe = (account: OwnAccount, mail: boolean): Me => ({
  id: account.id,
  name: account.name,
  username: account.username,
  email: account.email,
  role: account.role,
  secondFactor: account.twoFactorEnabled,
  authenticator: account.authenticator,
  passkeys: account.passkeys,
  secondFactorDue: account.secondFactorDue?.toISOString() ?? null,
  unprotected: account.unprotected,
  mail,
});

export const presentUser = (account: JudgedPerson): UserView => ({
  id: account.id,
  name: account.name,
  username: account.username,
  email: account.email,
  role: account.role,
  active: account.active,
  secondFactor: account.twoFactorEnabled,
  secondFactorDue: account.secondFactorDue?.toISOString() ?? null,
  createdAt: account.createdAt.toISOString(),
  lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
});

/** Never the token, and of the browser's own words only what a person reads. */
export const presentSession = (session: SessionRow, currentId: string): SessionView => ({
  id: session.id,
  ...describeDevice(session.userAgent),
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  current: session.id === currentId,
});

export const presentInvitation = (invitation: InvitationRow, now: Date): InvitationView => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  invitedBy: invitation.invitedByName,
  createdAt: invitation.createdAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
  expired: invitation.expiresAt <= now,
});

/** Never the key, nor what its authenticator calls it. */
export const presentPasskey = ({ id, name, backedUp, createdAt, lastUsedAt }: PasskeyRow): PasskeyView => ({
  id,
  name,
  synced: backedUp,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
