import type { Role } from '#contract/site/roles.ts';

export const roles: Record<Role, { name: string; note: string }> = {
  author: { name: 'Author', note: 'Writes and hands in; an editor publishes.' },
  viewer: { name: 'Viewer', note: 'Sees everything, changes nothing.' },
  editor: { name: 'Editor', note: 'Writes, publishes and corrects.' },
  owner: { name: 'Owner', note: 'All of that, and looks after people.' },
};
