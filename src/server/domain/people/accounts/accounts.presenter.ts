import type { Me } from '#contract/people/accounts/accounts.admin.schemas.ts';
import type { InvitationView, UserView } from '#contract/people/accounts/people.admin.schemas.ts';
import type { SessionView } from '#contract/people/accounts/sessions.schemas.ts';
import type { InvitationRow } from './account-tokens.queries.ts';
import type { AccountRow, PersonRow } from './accounts.queries.ts';
import { describeDevice } from './signing-in/device.ts';
import type { SessionRow } from './signing-in/sessions.queries.ts';

export const presentMe = (account: AccountRow, mail: boolean): Me => ({
  id: account.id,
  name: account.name,
  username: account.username,
  email: account.email,
  role: account.role,
  secondFactor: account.twoFactorEnabled,
  mail,
});

export const presentUser = (account: PersonRow): UserView => ({
  id: account.id,
  name: account.name,
  username: account.username,
  email: account.email,
  role: account.role,
  active: account.active,
  secondFactor: account.twoFactorEnabled,
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
