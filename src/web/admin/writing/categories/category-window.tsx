import type { AdminCategory } from '#contract/writing/categories/categories.admin.schemas.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryFacts } from './category-facts.tsx';
import { useCategoryTexts } from './category-texts.ts';

interface CategoryWindowProps {
  /** An id, or "new". */
  asked: string;
  all: AdminCategory[];
  onClose: () => void;
}

/** What the address asks for: one to make, one to change, one to look at, or one that is not there. */
export function CategoryWindow({ asked, all, onClose }: CategoryWindowProps) {
  const categories = useCategoryTexts();
  const mayChange = useMay('editor');
  const category = all.find(({ id }) => String(id) === asked);
  if (mayChange && (category || asked === 'new')) {
    return <CategoryDialog category={category} all={all} onClose={onClose} />;
  }
  if (category) return <CategoryFacts category={category} onClose={onClose} />;
  return (
    <Dialog open title={categories.missingTitle} onClose={onClose}>
      <EmptyState icon="folder-x" title={categories.missingTitle} text={categories.missingText} />
    </Dialog>
  );
}
