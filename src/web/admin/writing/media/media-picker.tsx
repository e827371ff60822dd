import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Media } from '#contract/writing/media/media.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { LoadMore, TableError } from '#web/admin/ui/table/table-states.tsx';
import { useDebounced } from '#web/shared/hooks/use-debounced.ts';
import { MediaFileButton } from './media-file-button.tsx';
import { TileSkeletons } from './media-tile.tsx';
import { PickerGrid } from './picker-grid.tsx';
import { DropVeil } from './uploading/drop-veil.tsx';
import { UploadPanel } from './uploading/upload-panel.tsx';
import { useFileDrop } from './uploading/use-file-drop.ts';
import { useUploads } from './uploading/use-uploads.ts';

const REST_MS = 300;

interface MediaPickerProps {
  /** What is looked for: a picture, or whatever else the library has. */
  kind?: 'picture' | 'file';
  locale: Locale;
  onChoose: (item: Media) => void;
  onClose: () => void;
}

/** One picture of the library, or one that is brought in right here: what has arrived is the one pointed at. */
export function MediaPicker({ kind = 'picture', locale, onChoose, onClose }: MediaPickerProps) {
  const { media, common } = useTexts();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Media>();
  const q = useDebounced(typed.trim(), REST_MS);
  const list = useInfiniteQuery({
    ...apiList('GET /api/admin/media', { kind, ...(q && { q }) }),
    placeholderData: keepPreviousData,
  });
  const isFile = kind === 'file';
  const uploads = useUploads(kind, (arrived) => {
    setTyped('');
    setChosen(arrived);
  });
  const over = useFileDrop(uploads.add);
  const { data: items } = list;
  const nothingYet = isFile ? media.noFilesTitle : media.emptyTitle;
  const emptyTitle = q ? media.nothingTitle : nothingYet;
  return (
    <Dialog
      open
      wide="extra"
      onClose={onClose}
      title={isFile ? media.filePickerTitle : media.pickerTitle}
      description={media.pickerAbout}
    >
      <div className="picker-bar">
        <div className="picker-search">
          <span className="text-mute pointer-events-none absolute inset-y-0 left-2.5 grid place-items-center">
            <Icon of="search" size={16} />
          </span>
          <input
            type="search"
            className="input pl-8"
            aria-label={media.search}
            placeholder={media.search}
            maxLength={limits.adminLists.searchChars}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <MediaFileButton kinds={kind} onFiles={uploads.add} />
      </div>
      <div className="dialog-body picker-body" aria-busy={list.isFetching}>
        <UploadPanel uploads={uploads} />
        {list.error && !items && <TableError error={list.error} retry={list.refetch} />}
        {!list.error && !items && <TileSkeletons />}
        {items?.length === 0 && (
          <EmptyState
            icon="images"
            title={emptyTitle}
            text={q ? media.nothingText : isFile ? media.fileKinds : media.emptyText}
          />
        )}
        {items && items.length > 0 && (
          <div>
            <PickerGrid
              items={items}
              locale={locale}
              chosen={chosen}
              onPoint={setChosen}
              onChoose={onChoose}
            />
            <LoadMore list={list} count={items.length} shown={media.shown(items.length)} />
          </div>
        )}
      </div>
      <div className="dialog-foot items-center">
        <p className="picker-foot-text text-mute min-w-0 truncate" role="status">
          {chosen?.fileName ?? (isFile ? media.noFileChosen : media.nothingChosen)}
        </p>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button look="primary" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
          {isFile ? media.useFile : media.use}
        </Button>
      </div>
      {over && <DropVeil kinds={kind} />}
    </Dialog>
  );
}
