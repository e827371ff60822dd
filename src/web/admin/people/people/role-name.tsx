import type { Role } from '#contract/site/roles.ts';
import { useTexts } from '#web/admin/context/texts.tsx';

export function RoleName({ role }: { role: Role }) {
  const { roles } = useTexts();
  return roles[role].name;
}
