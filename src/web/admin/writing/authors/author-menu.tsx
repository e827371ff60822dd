import { useState } from 'react';
import { authorPaths } from '#contract/site/addresses/author-paths.ts';
import type { AdminAuthor } from '#contract/writing/authors/authors.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useAuthorsTexts, useReloadAuthors } from '#web/admin/ui/authors/use-authors.ts';
import { IconButton } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { Menu, MenuItem, MenuLine } from '#web/admin/ui/overlay/menu.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { MergeDialog } from './merge-dialog.tsx';

interface AuthorMenuProps {
  author: AdminAuthor;
  all: AdminAuthor[];
  onEdit: () => void;
}

export function AuthorMenu({ author, all, onEdit }: AuthorMenuProps) {
  const texts = useAuthorsTexts();
  const { table } = useTexts();
  const [edition] = useEdition();
  const mayMerge = useMay('editor');
  const reload = useReloadAuthors();
  const [doing, setDoing] = useState<'merge' | 'delete'>();
  const stop = () => setDoing(undefined);
  const { posts, reviews, editions } = author;
  const shownIn = editions.includes(edition) ? edition : editions[0];
  async function remove(): Promise<void> {
    await callApi('DELETE /api/admin/authors/:id', { id: author.id });
    await reload();
    toast({ title: texts.deleted, description: texts.deletedText(author.name) });
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return (
    <>
      <Menu trigger={<IconButton label={table.actionsFor(author.name)} icon="ellipsis" />}>
        {author.mayChange && (
          <MenuItem icon="pencil" onChoose={onEdit}>
            {texts.edit}
          </MenuItem>
        )}
        {shownIn && (
          <MenuItem
            icon="external-link"
            onChoose={() => window.open(authorPaths.author(shownIn, author.slug), '_blank', 'noopener')}
          >
            {texts.view}
          </MenuItem>
        )}
        {mayMerge && (
          <>
            {all.length > 1 && (
              <MenuItem icon="users-round" onChoose={() => setDoing('merge')}>
                {texts.merge}
              </MenuItem>
            )}
            <MenuLine />
            <MenuItem icon="trash" danger onChoose={() => setDoing('delete')}>
              {texts.delete}
            </MenuItem>
          </>
        )}
      </Menu>
      {doing === 'merge' && <MergeDialog author={author} all={all} onClose={stop} />}
      <Confirm
        open={doing === 'delete'}
        onClose={stop}
        title={texts.deleteTitle(author.name)}
        consequence={texts.deleteText(posts.total, reviews.total)}
        action={texts.delete}
        danger
        onConfirm={remove}
      />
    </>
  );
}
