import { isSlug } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import type { AdminAuthor } from '#contract/writing/authors/authors.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useAuthorsTexts, useReloadAuthors } from '#web/admin/ui/authors/use-authors.ts';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { type AuthorDraft, changesOf, crowdedIn, storedOf, wrongLink } from './author-draft.ts';

/** Makes a person, or changes one by what became another, from the version that the form has seen last. */
export function useSaveAuthor(author: AdminAuthor | undefined, before: AuthorDraft) {
  const texts = useAuthorsTexts();
  const reload = useReloadAuthors();
  function assertSound(draft: AuthorDraft): void {
    const link = wrongLink(draft);
    if (link) throw new FieldProblem({ links: texts.linkInvalid(link) });
    const crowded = crowdedIn(draft);
    if (crowded) throw new FieldProblem({ [`knows-${crowded}`]: texts.tooMany(limits.authors.knows) });
    if (draft.slug !== '' && !isSlug(draft.slug)) throw new FieldProblem({ slug: texts.slugInvalid });
  }
  return async (draft: AuthorDraft, version: number): Promise<void> => {
    assertSound(draft);
    if (author) {
      const changes = changesOf(before, draft);
      if (Object.keys(changes).length === 0) return;
      await callApi('PATCH /api/admin/authors/:id', { id: author.id, body: { ...changes, version } });
      await reload();
      toast({ title: texts.saved, description: texts.savedText(draft.name.trim()) });
      return;
    }
    const { slug, accountId, ...fields } = storedOf(draft);
    const made = await callApi('POST /api/admin/authors', { body: { ...fields, ...(slug && { slug }) } });
    if (accountId !== null) {
      await callApi('PATCH /api/admin/authors/:id', {
        id: made.id,
        body: { accountId, version: made.version },
      });
    }
    await reload();
    toast({ title: texts.created, description: texts.createdText(made.name) });
  };
}
