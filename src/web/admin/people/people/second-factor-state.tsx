import type { UserView } from '#contract/people/accounts/people.admin.schemas.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { useNow } from '#web/admin/ui/time/use-now.ts';
import { usePeopleTexts } from './people-texts.ts';

/** Whether somebody has one, and by when they need one. */
export function SecondFactorState({ user }: { user: Pick<UserView, 'secondFactor' | 'secondFactorDue'> }) {
  const { tag } = useLanguage();
  const people = usePeopleTexts();
  const now = useNow();
  if (user.secondFactor) return people.secondFactorOn;
  if (!user.secondFactorDue) return people.secondFactorOff;
  const due = new Date(user.secondFactorDue);
  if (due <= now) return people.secondFactorOverdue;
  return people.secondFactorUntil(due.toLocaleDateString(tag, { day: 'numeric', month: 'short' }));
}
