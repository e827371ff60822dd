import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { causeIn } from './cause-words.ts';

export function useCause(): (cause: string) => string {
  const texts = useUpkeepTexts();
  const nameOf = useEditionNames();
  return (cause) => causeIn({ texts, nameOf }, cause);
}
