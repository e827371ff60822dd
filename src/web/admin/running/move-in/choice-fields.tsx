import { useId } from 'react';
import type { MoveInChoices } from '#contract/running/move-in/move-in-choices.schemas.ts';
import { fallbackLocale, locales } from '#contract/site/locales.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { Select } from '#web/admin/ui/form/select.tsx';
import { useMoveInTexts } from './move-in-texts.ts';

interface Props {
  choices: MoveInChoices;
  oldAddress: string;
  onChange: (news: Partial<MoveInChoices>) => void;
  onAddress: (address: string) => void;
}

/** Where everything goes, what becomes of pages, and where the old site was. */
export function ChoiceFields({ choices, oldAddress, onChange, onAddress }: Props) {
  const words = useMoveInTexts();
  const editionOf = useEditionNames();
  const id = useId();
  return (
    <div className="import-columns">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${id}-edition`} className="field-label">
          {words.edition}
        </label>
        <Select
          id={`${id}-edition`}
          value={choices.edition ?? fallbackLocale}
          // What was chosen of another edition's categories means nothing here.
          onChange={(edition) => onChange({ edition, categories: {} })}
          options={locales.map((value) => ({ value, label: editionOf(value) }))}
        />
        <p className="field-hint">{words.editionHint}</p>
      </div>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${id}-pages`} className="field-label">
          {words.pages}
        </label>
        <Select
          id={`${id}-pages`}
          value={choices.pages}
          onChange={(pages) => onChange({ pages })}
          options={[
            { value: 'articles', label: words.pagesArticles },
            { value: 'leave', label: words.pagesLeave },
          ]}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${id}-tags`} className="field-label">
          {words.tags}
        </label>
        <Select
          id={`${id}-tags`}
          value={choices.tags}
          aria-describedby={`${id}-tags-hint`}
          onChange={(tags) => onChange({ tags })}
          options={[
            { value: 'leave', label: words.tagsLeave },
            { value: 'categories', label: words.tagsCategories },
          ]}
        />
        <p id={`${id}-tags-hint`} className="field-hint">
          {words.tagsHint}
        </p>
      </div>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${id}-address`} className="field-label">
          {words.oldAddress} <span className="text-mute font-normal">({words.optional})</span>
        </label>
        <input
          id={`${id}-address`}
          className="input"
          type="url"
          value={oldAddress}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onAddress(target.value)}
        />
        <p id={`${id}-hint`} className="field-hint">
          {words.oldAddressHint}
        </p>
      </div>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${id}-host`} className="field-label">
          {words.allowHost} <span className="text-mute font-normal">({words.optional})</span>
        </label>
        <input
          id={`${id}-host`}
          className="input"
          value={choices.allowHost}
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-host-hint`}
          onChange={({ target }) => onChange({ allowHost: target.value.trim() })}
        />
        <p id={`${id}-host-hint`} className="field-hint">
          {words.allowHostHint}
        </p>
      </div>
    </div>
  );
}
