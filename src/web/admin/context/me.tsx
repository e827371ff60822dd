import { createContext, type ReactNode, use } from 'react';
import type { Me } from '#contract/people/accounts/accounts.admin.schemas.ts';
import { type Access, mayCall } from '#contract/site/roles.ts';

const MeContext = createContext<Me | null>(null);

/** Only the guard gives this, and only after the server has said who is there. */
export function MeProvider({ me, children }: { me: Me; children: ReactNode }) {
  return <MeContext value={me}>{children}</MeContext>;
}

export function useMe(): Me {
  const me = use(MeContext);
  if (!me)
    throw new Error('A component that needs to know who is signed in was rendered outside of the guard.');
  return me;
}

/** What somebody may not do is not offered; that it cannot be done is the server's business. */
export const useMay = (needed: Access): boolean => mayCall(useMe().role, needed);
