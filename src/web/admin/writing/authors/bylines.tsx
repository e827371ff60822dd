import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminAuthor } from '#contract/writing/authors/authors.admin.schemas.ts';
import { apiList, callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useAuthorsTexts, useReloadAuthors } from '#web/admin/ui/authors/use-authors.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { ComboboxBox } from '#web/admin/ui/form/combobox.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';

/** Names at texts that are nobody yet: each becomes a person, or turns out to be one who is there. */
export function Bylines({ all }: { all: AdminAuthor[] }) {
  const shared = useTexts();
  const texts = useAuthorsTexts();
  const reload = useReloadAuthors();
  const [busy, setBusy] = useState(false);
  const { data: lines = [] } = useInfiniteQuery(apiList('GET /api/admin/authors/bylines', {}));
  if (lines.length === 0) return null;
  async function settle(line: string, find: () => Promise<{ id: number; name: string }>): Promise<void> {
    setBusy(true);
    try {
      const { id, name } = await find();
      await callApi('POST /api/admin/authors/:id/bylines', { id, body: { line } });
      toast({ title: texts.lineDone, description: texts.lineDoneText(line, name) });
    } catch (error) {
      toast({
        title: texts.failed,
        description: explainFailure(error, shared).message,
        variant: 'destructive',
      });
    } finally {
      await reload();
      setBusy(false);
    }
  }
  return (
    <section className="panel form-panel mt-6" aria-label={texts.lines}>
      <h2 className="text-base">{texts.lines}</h2>
      <p className="text-mute text-sm">{texts.linesAbout}</p>
      <ul className="flex flex-col gap-3">
        {lines.map(({ line, posts, reviews }) => (
          <li key={line} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              {line} <span className="text-mute text-sm">{texts.lineWorks(posts, reviews)}</span>
            </span>
            {all.length > 0 && (
              <ComboboxBox
                label={texts.lineIsWho(line)}
                shown={texts.lineIs}
                trigger={{ className: 'filter-select', 'aria-label': texts.lineIsWho(line), disabled: busy }}
                options={all.map(({ id, name, slug }) => ({ value: String(id), label: name, note: slug }))}
                value=""
                onChange={(value) => {
                  const author = all.find(({ id }) => String(id) === value);
                  if (author) void settle(line, async () => author);
                }}
              />
            )}
            <Button
              icon="user-round-plus"
              disabled={busy}
              onClick={() =>
                void settle(line, () => callApi('POST /api/admin/authors', { body: { name: line } }))
              }
            >
              {texts.lineMake}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
