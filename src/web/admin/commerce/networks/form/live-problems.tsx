import type { ReactNode } from 'react';
import { FieldProblems, useFormState } from '#web/admin/ui/form/form.tsx';
import { useNetworkTexts } from '../networks-texts.ts';
import type { DraftProblems } from './draft-problems.ts';

/** What is said while somebody is still typing: a link that would lead elsewhere is better seen at once. */
const AT_ONCE = /^(?:link\.|trackingPlaces$|sub\.join$)/;

interface LiveProblemsProps {
  problems: DraftProblems;
  /** Whether somebody has tried to publish: then everything that is missing is said, and follows the typing. */
  tried: boolean;
  /** Whether it was the server that refused the last time. */
  refused: boolean;
  children: ReactNode;
}

export function LiveProblems({ problems, tried, refused, children }: LiveProblemsProps) {
  const { networkProblems } = useNetworkTexts();
  const form = useFormState();
  const shown = [...problems].filter(
    ([field, code]) => tried || (AT_ONCE.test(field) && code !== 'required' && code !== 'parameter_name'),
  );
  const live = Object.fromEntries(shown.map(([field, code]) => [field, networkProblems[code]]));
  return (
    <FieldProblems problems={{ ...(refused && form.problems), ...live }} mend={form.mend}>
      {children}
    </FieldProblems>
  );
}
