import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MissingPicture, MoveInDetail } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { editPostPath } from '#contract/site/addresses/admin-paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Media } from '#contract/writing/media/media.admin.schemas.ts';
import { apiList, callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { LoadMore, TableError } from '#web/admin/ui/table/table-states.tsx';
import { FileField } from '#web/admin/writing/media/media-field.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useMoveInTexts } from './move-in-texts.ts';
import { SaidReason } from './said-reason.tsx';

const fileOf = (url: string): string => url.split('/').at(-1) || url;

interface PictureProps {
  picture: MissingPicture;
  locale: Locale;
  busy: boolean;
  onPut: (item: Media) => void;
}

function MissingLine({ picture, locale, busy, onPut }: PictureProps) {
  const { url, articles, first, mended } = picture;
  const words = useMoveInTexts();
  return (
    <li className="flex flex-col items-start gap-3 px-4 py-3 sm:flex-row sm:justify-between">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{url}</p>
        <p className="text-mute text-sm">
          <SaidReason of={picture} />
        </p>
        <p className="text-sm">
          {words.missedBy(articles)}:{' '}
          {first.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={editPostPath(id)}>{title}</a>
            </span>
          ))}
          {articles > first.length && ' …'}
        </p>
      </div>
      {mended ? (
        <Badge tone="ok">{words.mended(mended.by)}</Badge>
      ) : (
        <FileField
          kind="picture"
          label={words.putAnother}
          name={words.putAnotherFor(fileOf(url))}
          busy={busy}
          locale={locale}
          onChoose={onPut}
        />
      )}
    </li>
  );
}

/** Each picture that is nowhere, with the articles that miss it and a way to put another there. */
export function MissingPictures({ run, onMended }: { run: MoveInDetail; onMended: () => Promise<unknown> }) {
  const texts = useTexts();
  const words = useMoveInTexts();
  const [mending, setMending] = useState<string>();
  const list = useInfiniteQuery(apiList('GET /api/admin/move-ins/:id/missing-pictures', { id: run.id }));
  const items = list.data ?? [];

  async function mend(url: string, mediaId: number): Promise<void> {
    setMending(url);
    try {
      const body = { url, mediaId };
      const done = await callApi('POST /api/admin/move-ins/:id/missing-pictures', { id: run.id, body });
      await onMended();
      toast({ title: words.mendedToast, description: words.mendedText(done.articles) });
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: texts.common.notDone, description, variant: 'destructive' });
    } finally {
      setMending(undefined);
    }
  }

  return (
    <section aria-labelledby="move-in-missing" className="flex flex-col gap-3">
      <div>
        <h2 id="move-in-missing" className="text-base">
          {words.missingTitle}
        </h2>
        {items.length > 0 && <p className="text-mute mt-1 max-w-prose">{words.missingAbout}</p>}
      </div>
      {list.error && !list.data && <TableError error={list.error} retry={list.refetch} />}
      {list.data && items.length === 0 && <p>{words.missingNone}</p>}
      {items.length > 0 && (
        <ul className="panel panel-list">
          {items.map((picture) => (
            <MissingLine
              key={picture.url}
              picture={picture}
              busy={mending === picture.url}
              locale={run.locale}
              onPut={({ id }) => void mend(picture.url, id)}
            />
          ))}
        </ul>
      )}
      {items.length > 0 && <LoadMore list={list} count={items.length} />}
    </section>
  );
}
