import { paths } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import { Icon } from '#web/admin/ui/icon.tsx';
import { useCategoryTexts } from './category-texts.ts';
import type { SlugProblem } from './slug-problem.ts';

interface SlugHintProps {
  locale: Locale;
  slug: string;
  /** The address that it has now, where it has one. */
  before: string | undefined;
  problem: SlugProblem | undefined;
}

/** Where the page will be, what stands in the way, and what becomes of the old address. */
export function SlugHint({ locale, slug, before, problem }: SlugHintProps) {
  const categories = useCategoryTexts();
  if (problem && (slug !== '' || before !== undefined)) {
    return (
      <span className="field-problem">
        <Icon of="triangle-alert" size={14} />
        {categories.slugProblems[problem]}
      </span>
    );
  }
  if (!slug) return null;
  return (
    <>
      <span className="block wrap-anywhere">{categories.slugPreview(paths.category(locale, slug))}</span>
      {before !== undefined && before !== slug && (
        <span className="text-info mt-1 block">{categories.oldAddress(paths.category(locale, before))}</span>
      )}
    </>
  );
}
