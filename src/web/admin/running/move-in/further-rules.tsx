import { useId, useState } from 'react';
import type { EditionRules } from '#contract/running/move-in/edition-rules.ts';
import type { MoveInTold } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { fallbackLocale, type Locale, locales } from '#contract/site/locales.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { Button, IconButton } from '#web/admin/ui/button.tsx';
import { Select } from '#web/admin/ui/form/select.tsx';
import { useMoveInTexts } from './move-in-texts.ts';

const kinds = ['category', 'tag', 'path'] as const;
type Kind = (typeof kinds)[number];

interface Props {
  rules: EditionRules;
  marks: MoveInTold['marks'];
  onChange: (news: EditionRules) => void;
}

/** A path begins with a slash, whoever types it. */
const tidy = (kind: Kind, mark: string): string => {
  const text = mark.trim();
  return kind === 'path' && !text.startsWith('/') ? `/${text}` : text;
};

/** What of the old site goes to another edition, by its category, its tag or the beginning of its address. */
export function FurtherRules({ rules, marks, onChange }: Props) {
  const words = useMoveInTexts();
  const editionOf = useEditionNames();
  const id = useId();
  const [kind, setKind] = useState<Kind>('category');
  const [mark, setMark] = useState('');
  const [edition, setEdition] = useState<Locale>(fallbackLocale);
  const set = kinds.flatMap((each) =>
    Object.entries(rules[each] ?? {}).map(([name, to]) => ({ kind: each, name, to })),
  );
  function add(): void {
    if (mark.trim() === '') return;
    onChange({ [kind]: { ...rules[kind], [tidy(kind, mark)]: edition } });
    setMark('');
  }
  function remove(of: Kind, name: string): void {
    const { [name]: _gone, ...others } = rules[of] ?? {};
    onChange({ [of]: others });
  }
  return (
    <div className="mt-3 flex flex-col gap-3">
      <p className="text-mute max-w-prose">{words.rulesAbout}</p>
      {set.length > 0 && (
        <ul className="flex flex-col gap-1">
          {set.map(({ kind: of, name, to }) => (
            <li key={`${of}:${name}`} className="flex flex-wrap items-center gap-2">
              <span className="wrap-anywhere">{words.rule(words.ruleKinds[of], name, editionOf(to))}</span>
              <IconButton icon="x" label={words.removeRule(name)} onClick={() => remove(of, name)} />
            </li>
          ))}
        </ul>
      )}
      <div className="import-columns">
        <div className="flex flex-col gap-1.5">
          <label htmlFor={`${id}-kind`} className="field-label">
            {words.ruleBy}
          </label>
          <Select
            id={`${id}-kind`}
            value={kind}
            onChange={setKind}
            options={kinds.map((value) => ({ value, label: words.ruleKinds[value] }))}
          />
        </div>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={`${id}-mark`} className="field-label">
            {words.ruleMark}
          </label>
          <input
            id={`${id}-mark`}
            className="input"
            value={mark}
            list={`${id}-known`}
            placeholder={kind === 'path' ? '/it/' : undefined}
            maxLength={300}
            onChange={({ target }) => setMark(target.value)}
          />
          <datalist id={`${id}-known`}>
            {(kind === 'path' ? [] : (marks?.[kind] ?? [])).map((known) => (
              <option key={known} value={known} />
            ))}
          </datalist>
        </div>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={`${id}-edition`} className="field-label">
            {words.edition}
          </label>
          <Select
            id={`${id}-edition`}
            value={edition}
            onChange={setEdition}
            options={locales.map((value) => ({ value, label: editionOf(value) }))}
          />
        </div>
      </div>
      <div>
        <Button look="quiet" icon="plus" disabled={mark.trim() === ''} onClick={add}>
          {words.addRule}
        </Button>
      </div>
    </div>
  );
}
