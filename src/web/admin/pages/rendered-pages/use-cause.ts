import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { causeIn } from './cause-words.ts';

export function useCause(): (cause: string) => string {
  const texts = useTexts();
  const nameOf = useEditionNames();
  return (cause) => causeIn({ texts, nameOf }, cause);
}
