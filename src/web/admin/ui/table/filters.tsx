import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParam, useUrlParams } from '#web/admin/context/url-params.ts';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Button } from '../button.tsx';
import { type Option, Select } from '../form/select.tsx';

const ANY = '-';
const TYPING_MS = 300;

/** Filters stand in the address: a list that was narrowed can be kept as a bookmark or handed on. */
export function FilterBar({ names, children }: { names: string[]; children: ReactNode }) {
  const { table } = useTexts();
  const [params, change] = useUrlParams();
  const on = names.filter((name) => params.has(name));
  return (
    <search className="filter-bar" aria-label={table.filters}>
      {children}
      {on.length > 0 && (
        <Button
          look="ghost"
          icon="x"
          onClick={() => change(Object.fromEntries(on.map((name) => [name, null])))}
        >
          {table.clearFilters}
        </Button>
      )}
    </search>
  );
}

/** One of a few values, or any. */
export function SelectFilter({ name, label, options }: { name: string; label: string; options: Option[] }) {
  const { table } = useTexts();
  const [value, choose] = useUrlParam(name);
  const chosen = options.find((option) => option.value === value);
  return (
    <Select
      label={label}
      className="filter-select"
      shown={chosen ? `${label}: ${chosen.label}` : label}
      value={chosen?.value ?? ANY}
      options={[{ value: ANY, label: table.any }, ...options]}
      onChange={(next) => choose(next === ANY ? null : next)}
    />
  );
}

/** What is typed narrows the list when the hand rests. */
export function TextFilter({ name, label }: { name: string; label: string }) {
  const [value = '', search] = useUrlParam(name);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  // Another address changes the field; what the field itself has sent does not, or a pause would eat a space.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      search(wanted, { replace: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <div className="relative">
      <span className="text-mute pointer-events-none absolute inset-y-0 left-2.5 grid place-items-center">
        <Icon of="search" size={16} />
      </span>
      <input
        type="search"
        className="input filter-text"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}

/** A day, by the calendar of the one who asks. */
export function DateFilter({ name, label }: { name: string; label: string }) {
  const [value = '', choose] = useUrlParam(name);
  return (
    <label className="flex min-w-0 items-center gap-2">
      <span className="text-mute shrink-0 max-sm:w-10">{label}</span>
      <input
        type="date"
        className="input filter-date"
        value={value}
        onChange={(event) => choose(event.target.value || null)}
      />
    </label>
  );
}
