import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  LeftPlace,
  ReplacementPlace,
  ReplacementSearch,
} from '#contract/writing/replacements/replacements.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { LeftPlaces } from './left-places.tsx';
import { PastReplacements } from './past-replacements.tsx';
import { keyOf, PlaceList } from './place-list.tsx';
import { SearchForm } from './search-form.tsx';

interface Found {
  search: ReplacementSearch;
  places: ReplacementPlace[];
  more: boolean;
}

/** First every place, then the change, then the way back. */
export default function ReplacePage() {
  const texts = useUpkeepTexts();
  const { replace } = texts;
  const client = useQueryClient();
  const [found, setFound] = useState<Found>();
  const [chosen, setChosen] = useState<Set<string>>(new Set());
  const [left, setLeft] = useState<LeftPlace[]>([]);
  const [asking, setAsking] = useState(false);

  async function search(wanted: ReplacementSearch): Promise<void> {
    const { places, more } = await callApi('POST /api/admin/replacements/preview', { body: wanted });
    setFound({ search: wanted, places, more });
    setChosen(new Set(places.filter(({ problem }) => !problem).map(keyOf)));
    setLeft([]);
  }
  async function takeBack(id: number): Promise<number> {
    const outcome = await callApi('POST /api/admin/replacements/:id/undo', { id });
    setLeft(outcome.left);
    setFound(undefined);
    await client.invalidateQueries();
    return outcome.done;
  }
  async function undo(id: number): Promise<void> {
    toast({ title: replace.undone, description: replace.doneText(await takeBack(id)) });
  }
  async function apply(): Promise<void> {
    if (!found) return;
    const { kinds: _kinds, locale: _locale, ...rule } = found.search;
    const places = found.places
      .filter((place) => chosen.has(keyOf(place)))
      .map(({ kind, id, field, mark }) => ({ kind, id, field, mark }));
    const {
      id,
      done,
      left: stayed,
    } = await callApi('POST /api/admin/replacements', { body: { ...rule, places } });
    setFound(undefined);
    setLeft(stayed);
    await client.invalidateQueries();
    if (id === null) return;
    undoable(texts, { title: replace.done, description: replace.doneText(done), undo: () => takeBack(id) });
  }
  return (
    <>
      <PageHeader title={replace.title} about={replace.about} />
      <div className="flex flex-col gap-6">
        <SearchForm onSearch={search} />
        <LeftPlaces left={left} />
        {found && found.places.length === 0 && (
          <div className="panel">
            <EmptyState icon="search-x" title={replace.noneTitle} text={replace.noneText} />
          </div>
        )}
        {found && found.places.length > 0 && (
          <section aria-label={replace.places} className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="font-semibold" role="status">
                {replace.placesCount(found.places.length)}
              </p>
              <Button
                look="primary"
                icon="replace"
                disabled={chosen.size === 0}
                onClick={() => setAsking(true)}
              >
                {replace.apply(chosen.size)}
              </Button>
            </div>
            {found.more && <Notice tone="info">{replace.more}</Notice>}
            <PlaceList places={found.places} chosen={chosen} onChange={setChosen} />
          </section>
        )}
        <PastReplacements onUndo={undo} />
      </div>
      {found && (
        <Confirm
          open={asking}
          onClose={() => setAsking(false)}
          title={replace.applyTitle(chosen.size)}
          consequence={
            <>
              <p>{replace.applyText(found.search.find, found.search.replacement)}</p>
              <p className="mt-1">{replace.applyFollows}</p>
            </>
          }
          action={replace.apply(chosen.size)}
          onConfirm={apply}
        />
      )}
    </>
  );
}
