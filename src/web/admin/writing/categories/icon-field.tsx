import { type CategoryIconName, categoryIconNames } from '#contract/writing/categories/category-icons.ts';
import { categoryIcon } from '#web/shared/category-icons.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import type { IconName } from '#web/shared/ui/icon-names.ts';
import { useCategoryTexts } from './category-texts.ts';

interface IconFieldProps {
  /** Decides where nobody chose. */
  slug: string;
  value: CategoryIconName | null;
  onChange: (icon: CategoryIconName | null) => void;
}

/** One of the icons, or the one that the address calls for. */
export function IconField({ slug, value, onChange }: IconFieldProps) {
  const categories = useCategoryTexts();
  const choice = (icon: CategoryIconName | null, drawn: IconName, label: string) => (
    <label key={label} className="icon-choice" data-tip={label}>
      <input
        type="radio"
        name="icon"
        className="sr-only"
        aria-label={label}
        value={icon ?? ''}
        checked={value === icon}
        onChange={() => onChange(icon)}
      />
      <Glyph name={drawn} size={20} />
      {icon === null && <span>{label}</span>}
    </label>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-1.5">{categories.icon}</legend>
      <div className="flex flex-wrap gap-1.5">
        {choice(null, categoryIcon({ slug, icon: null }), categories.iconAutomatic)}
        {categoryIconNames.map((icon) => choice(icon, icon, categories.icons[icon]))}
      </div>
    </fieldset>
  );
}
