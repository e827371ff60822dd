import { useRef } from 'react';
import { limits } from '#contract/site/limits.ts';
import { specs as ptSpecs } from '#i18n/specs/br.ts';
import { describeSpecs } from '#i18n/specs/describe-specs.ts';
import { specs as enSpecs } from '#i18n/specs/us.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { ComboboxBox } from '#web/admin/ui/form/combobox.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { SpecRow } from './facts-fields.ts';
import { useProduct } from './product-context.tsx';
import { readSpec } from './spec-value.ts';

interface SpecsEditorProps {
  rows: SpecRow[];
  problems: Record<string, string>;
  onChange: (rows: SpecRow[]) => void;
}

interface Known {
  label: string;
  unit?: string;
}

/** Facts by the names that every edition has words for; a value is typed as it is said. */
export function SpecsEditor({ rows, problems, onChange }: SpecsEditorProps) {
  const { texts, language } = useLanguage();
  const { productEditor } = texts;
  const { canEdit } = useProduct();
  const list = useRef<HTMLUListElement>(null);
  const known: Record<string, Known> = language === 'en' ? enSpecs : ptSpecs;
  const labelOf = (name: string) => {
    const { label = name, unit = '' } = known[name] ?? {};
    return unit ? `${label} (${unit})` : label;
  };
  const free = Object.keys(known).filter((name) => rows.every((row) => row.name !== name));
  const set = (index: number, value: string) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, value } : row)));
  return (
    <section className="panel form-panel" aria-label={productEditor.specs}>
      <div>
        <h2 className="text-base">{productEditor.specs}</h2>
        <p className="text-mute text-sm">{productEditor.specsAbout}</p>
      </div>
      {rows.length === 0 && <p className="text-mute">{productEditor.noSpecs}</p>}
      <ul ref={list} className="flex flex-col gap-2">
        {rows.map((row, index) => (
          <SpecLine
            key={row.name}
            row={row}
            label={labelOf(row.name)}
            problem={problems[`specs.${row.name}`]}
            onChange={(value) => set(index, value)}
            onRemove={() => onChange(rows.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      {canEdit && rows.length < limits.products.specs && (
        <span className="flex items-center gap-2">
          <Icon of="plus" size={16} className="text-mute shrink-0" />
          <ComboboxBox
            label={productEditor.addSpec}
            shown={productEditor.addSpec}
            value={undefined}
            options={free.map((name) => ({ value: name, label: labelOf(name) }))}
            trigger={{ className: 'filter-select', 'aria-label': productEditor.addSpec }}
            onChange={(name) => {
              if (!name) return;
              onChange([...rows, { name, value: '' }]);
              // The list closes and gives the focus back first; then the new value is what comes next.
              setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus(), 60);
            }}
          />
        </span>
      )}
    </section>
  );
}

interface SpecLineProps {
  row: SpecRow;
  label: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  onRemove: () => void;
}

function SpecLine({ row, label, problem, onChange, onRemove }: SpecLineProps) {
  const { texts } = useLanguage();
  const { productEditor, common } = texts;
  const { canEdit } = useProduct();
  const [locale] = useEdition();
  const value = readSpec(row.value, common);
  const [shown] = value === undefined ? [] : describeSpecs({ [row.name]: value }, locale);
  return (
    <li className="spec-line">
      <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
      <span className="min-w-0">
        <input
          name={`specs.${row.name}`}
          className="input"
          aria-label={productEditor.specValue(label)}
          aria-invalid={problem ? true : undefined}
          maxLength={200}
          readOnly={!canEdit}
          value={row.value}
          onChange={({ target }) => onChange(target.value)}
        />
        {problem && <span className="field-problem">{problem}</span>}
      </span>
      <span className="text-mute min-w-0 text-sm wrap-anywhere">
        {shown && productEditor.specPreview(shown.value)}
      </span>
      {canEdit && <IconButton label={productEditor.removeSpec(label)} icon="x" onClick={onRemove} />}
    </li>
  );
}
