import { paths } from '#contract/site/addresses/paths.ts';
import type { AdminCategory } from '#contract/writing/categories/categories.admin.schemas.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { KeyValues } from '#web/admin/ui/key-values.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { useCategoryTexts } from './category-texts.ts';
import { Translations } from './translations.tsx';

/** A category for somebody who may look at it. */
export function CategoryFacts({ category, onClose }: { category: AdminCategory; onClose: () => void }) {
  const categories = useCategoryTexts();
  const nameOf = useEditionNames();
  const { locale, slug, posts } = category;
  const address = paths.category(locale, slug);
  return (
    <Dialog
      open
      wide
      title={category.name}
      description={categories.editAbout(nameOf(locale))}
      onClose={onClose}
    >
      <div className="dialog-body">
        <KeyValues
          facts={[
            { name: categories.address, value: <a href={address}>{address}</a> },
            { name: categories.posts, value: categories.publishedOf(posts.published, posts.total) },
            { name: categories.reviews, value: category.reviews },
            ...(category.description ? [{ name: categories.description, value: category.description }] : []),
          ]}
        />
        <Translations category={category} />
      </div>
    </Dialog>
  );
}
