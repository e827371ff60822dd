import type { RenderRun } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';

/** Which pages a run is about, in a few words. */
export function useRunName(): (run: RenderRun) => string {
  const { renderedPages } = useUpkeepTexts();
  const nameOf = useEditionNames();
  return ({ scope, locale, total }) => {
    if (scope === 'everything') return renderedPages.everything;
    return locale ? nameOf(locale) : renderedPages.chosen(total);
  };
}
