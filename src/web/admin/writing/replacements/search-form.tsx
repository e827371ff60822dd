import { engineLimits } from '#contract/site/engine-limits.ts';
import { isLocale, locales } from '#contract/site/locales.ts';
import type { ReplacementSearch } from '#contract/writing/replacements/replacements.admin.schemas.ts';
import { type TextKind, textKinds } from '#contract/writing/replacements/replacements.words.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form, useFormState } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';

const ALL = '-';
const options = ['matchCase', 'wholeWords', 'links'] as const;
/** Where people mean to look when they do not say. */
const usual = new Set<TextKind>(['post', 'review', 'product', 'category']);

function Box({
  name,
  value,
  label,
  checked,
}: {
  name: string;
  value: string;
  label: string;
  checked?: boolean;
}) {
  return (
    <label className="flex min-h-8 items-center gap-2">
      <input type="checkbox" className="checkbox" name={name} value={value} defaultChecked={checked} />
      {label}
    </label>
  );
}

function readSearch(data: FormData): ReplacementSearch {
  const locale = String(data.get('locale'));
  const chosen = new Set(data.getAll('option'));
  return {
    find: String(data.get('find')),
    replacement: String(data.get('replacement')),
    matchCase: chosen.has('matchCase'),
    wholeWords: chosen.has('wholeWords'),
    links: chosen.has('links'),
    kinds: data.getAll('kinds') as TextKind[],
    ...(isLocale(locale) && { locale }),
  };
}

function Where() {
  const { replace } = useUpkeepTexts();
  const { problems } = useFormState();
  return (
    <fieldset>
      <legend className="field-label">{replace.where}</legend>
      <div className="flex flex-wrap gap-x-6">
        {textKinds.map((kind) => (
          <Box key={kind} name="kinds" value={kind} label={replace.kinds[kind]} checked={usual.has(kind)} />
        ))}
      </div>
      {problems.kinds && (
        <p role="alert" className="field-problem">
          {replace.noKinds}
        </p>
      )}
    </fieldset>
  );
}

/** What to look for, what to put in its place, and where. */
export function SearchForm({ onSearch }: { onSearch: (search: ReplacementSearch) => Promise<void> }) {
  const { replace } = useUpkeepTexts();
  const nameOf = useEditionNames();
  const { findChars, withChars } = engineLimits.replacements;
  return (
    <Form
      label={replace.title}
      onSend={(data) => onSearch(readSearch(data))}
      className="panel flex flex-col gap-4 p-4"
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          name="find"
          label={replace.find}
          hint={replace.findHint}
          maxLength={findChars}
          autoComplete="off"
        />
        <TextField
          name="replacement"
          label={replace.replacement}
          hint={replace.replacementHint}
          maxLength={withChars}
          autoComplete="off"
        />
      </div>
      <div className="flex flex-wrap gap-x-6">
        {options.map((name) => (
          <Box key={name} name="option" value={name} label={replace[name]} />
        ))}
      </div>
      <Where />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SelectField
          name="locale"
          label={replace.edition}
          defaultValue={ALL}
          options={[
            { value: ALL, label: replace.allEditions },
            ...locales.map((value) => ({ value, label: nameOf(value) })),
          ]}
        />
        <SubmitButton>{replace.show}</SubmitButton>
      </div>
    </Form>
  );
}
