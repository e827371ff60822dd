import type { AdminAuthor } from '#contract/writing/authors/authors.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useAuthorsTexts, useReloadAuthors } from '#web/admin/ui/authors/use-authors.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';

/** Addresses that lead to a person; whoever was made one with them can be parted again. */
export function AuthorAliases({ author, onDone }: { author: AdminAuthor; onDone: () => void }) {
  const shared = useTexts();
  const texts = useAuthorsTexts();
  const maySplit = useMay('editor');
  const reload = useReloadAuthors();
  async function split(slug: string, name: string): Promise<void> {
    try {
      await callApi('POST /api/admin/authors/:id/split', { id: author.id, body: { slug } });
      await reload();
      toast({ title: texts.splitDone, description: texts.splitText(name) });
      onDone();
    } catch (error) {
      toast({
        title: texts.failed,
        description: explainFailure(error, shared).message,
        variant: 'destructive',
      });
    }
  }
  return (
    <section aria-label={texts.aliases}>
      <h3 className="field-label mb-1.5">{texts.aliases}</h3>
      <ul className="flex flex-col gap-2">
        {author.aliases.map(({ slug, name }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              {slug} {name && <span className="text-mute">({texts.aliasOf(name)})</span>}
            </span>
            {name && maySplit && <Button onClick={() => void split(slug, name)}>{texts.split(name)}</Button>}
          </li>
        ))}
      </ul>
    </section>
  );
}
