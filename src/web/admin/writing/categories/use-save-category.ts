import { useQueryClient } from '@tanstack/react-query';
import type { Locale } from '#contract/site/locales.ts';
import type { AdminCategory, CategoryChange } from '#contract/writing/categories/categories.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { type CategoryDraft, changesOf, formerOf } from './category-draft.ts';
import { useCategoryTexts } from './category-texts.ts';

/** Makes a category, or changes one by what became another; a change can be taken back. */
export function useSaveCategory(category: AdminCategory | undefined, locale: Locale, before: CategoryDraft) {
  const texts = useTexts();
  const categories = useCategoryTexts();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: ['/api/admin/categories'] });
  async function create({ slug, ...draft }: CategoryDraft): Promise<void> {
    const body = { locale, ...draft, ...(slug && { slug }) };
    const made = await callApi('POST /api/admin/categories', { body });
    await reload();
    toast({ title: categories.created, description: categories.createdText(made.name) });
  }
  async function change(id: number, draft: CategoryDraft): Promise<void> {
    const changes = changesOf(before, draft);
    if (Object.keys(changes).length === 0) return;
    const send = async (body: CategoryChange) => {
      await callApi('PATCH /api/admin/categories/:id', { id, body });
      await reload();
    };
    await send(changes);
    const saved = changes.slug === undefined ? categories.savedText : categories.savedAddressText;
    undoable(texts, {
      title: categories.saved,
      description: saved(draft.name.trim()),
      undo: () => send(formerOf(before, changes)),
    });
  }
  return (draft: CategoryDraft) => (category ? change(category.id, draft) : create(draft));
}
