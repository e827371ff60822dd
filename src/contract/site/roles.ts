/** What somebody may do in the administrators' area; each role may do all that those before it may. */
export const roles = ['viewer', 'editor', 'owner'] as const;
export type Role = (typeof roles)[number];

export const roleAtLeast = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed);

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
