import type { Role } from '#contract/people/accounts/roles.ts';
import { useTexts } from '#web/admin/context/texts.tsx';

export function RoleName({ role }: { role: Role }) {
  const { roles } = useTexts();
  return roles[role].name;
}
