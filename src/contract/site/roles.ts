/** What somebody may do in the administrators' area; each role sees all that those before it see. */
export const roles = ['author', 'viewer', 'editor', 'owner'] as const;
export type Role = (typeof roles)[number];

/** Whom a call is for: a role and those above it, or whoever writes, which a viewer does not (decision 095). */
export type Access = Role | 'writer';

export const roleAtLeast = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed);

export const mayCall = (role: Role, access: Access): boolean =>
  access === 'writer' ? role === 'author' || roleAtLeast(role, 'editor') : roleAtLeast(role, access);

/** A signed-in person, as far as rules and the audit log need to know. */
export interface Actor {
  id: string;
  name: string;
  role: Role;
  sessionId: string;
  /** Has shown within the last minutes who they are, by password or code: owners' powers ask for it. */
  proven: boolean;
  /** Needs a second factor, has none and no day left to do without: may set one up, and nothing else. */
  unprotected?: true;
}
