import { useQueryClient } from '@tanstack/react-query';
import type { UserChange, UserView } from '#contract/people/accounts/people.admin.schemas.ts';
import type { Role } from '#contract/site/roles.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { usePeopleTexts } from './people-texts.ts';

/** What an owner can change of somebody else, each with its way back. */
export function useChangeUser(user: UserView) {
  const texts = useTexts();
  const { roles, common } = texts;
  const people = usePeopleTexts();
  const client = useQueryClient();
  async function change(body: UserChange): Promise<void> {
    await callApi('PATCH /api/admin/users/:id', { id: user.id, body });
    await client.invalidateQueries({ queryKey: ['/api/admin/users'] });
  }
  const refuse = (error: unknown) =>
    toast({
      title: common.notDone,
      description: explainFailure(error, texts).message,
      variant: 'destructive',
    });
  return {
    async changeRole(role: Role): Promise<void> {
      try {
        await change({ role });
      } catch (error) {
        refuse(error);
        return;
      }
      undoable(texts, {
        title: people.roleChanged,
        description: people.roleChangedTo(user.name, roles[role].name),
        undo: () => change({ role: user.role }),
      });
    },
    async deactivate(): Promise<void> {
      await change({ active: false });
      undoable(texts, {
        title: people.deactivated,
        description: people.deactivatedText(user.name),
        undo: () => change({ active: true }),
      });
    },
    async reactivate(): Promise<void> {
      try {
        await change({ active: true });
        toast({ title: people.reactivated, description: people.reactivatedText(user.name) });
      } catch (error) {
        refuse(error);
      }
    },
  };
}
