import { useState } from 'react';
import { paths } from '#contract/site/addresses/paths.ts';
import { locales } from '#contract/site/locales.ts';
import type { AdminCategory } from '#contract/writing/categories/categories.admin.schemas.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '#web/admin/ui/overlay/menu.tsx';
import { useCategoryTexts } from './category-texts.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

interface CategoryMenuProps {
  category: AdminCategory;
  all: AdminCategory[];
  onEdit: () => void;
}

export function CategoryMenu({ category, all, onEdit }: CategoryMenuProps) {
  const categories = useCategoryTexts();
  const { table } = useTexts();
  const mayChange = useMay('editor');
  const [doing, setDoing] = useState<'copy' | 'delete'>();
  const stop = () => setDoing(undefined);
  return (
    <>
      <Menu trigger={<IconButton label={table.actionsFor(category.name)} icon="ellipsis" />}>
        {mayChange && (
          <MenuItem icon="pencil" onChoose={onEdit}>
            {categories.edit}
          </MenuItem>
        )}
        <MenuItem
          icon="external-link"
          onChoose={() => window.open(paths.category(category.locale, category.slug), '_blank', 'noopener')}
        >
          {categories.view}
        </MenuItem>
        {mayChange && (
          <>
            {category.siblings.length < locales.length - 1 && (
              <MenuItem icon="copy" onChoose={() => setDoing('copy')}>
                {categories.copy}
              </MenuItem>
            )}
            <MenuLine />
            <MenuItem icon="trash" danger onChoose={() => setDoing('delete')}>
              {categories.delete}
            </MenuItem>
          </>
        )}
      </Menu>
      {doing === 'copy' && <CopyDialog category={category} onClose={stop} />}
      {doing === 'delete' && <DeleteDialog category={category} all={all} onClose={stop} />}
    </>
  );
}
