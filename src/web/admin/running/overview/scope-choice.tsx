import type { Locale } from '#contract/site/locales.ts';
import { useOverviewTexts } from './overview-texts.ts';

interface ScopeChoiceProps {
  name: string;
  edition: Locale | undefined;
  onChange: (all: boolean) => void;
}

/** One edition or all: the choice stands in the address. */
export function ScopeChoice({ name, edition, onChange }: ScopeChoiceProps) {
  const overview = useOverviewTexts();
  const all = edition === undefined;
  return (
    <fieldset className="segments" aria-label={overview.scope}>
      <button type="button" className="segment" aria-pressed={!all} onClick={() => onChange(false)}>
        {name}
      </button>
      <button type="button" className="segment" aria-pressed={all} onClick={() => onChange(true)}>
        {overview.allEditions}
      </button>
    </fieldset>
  );
}
