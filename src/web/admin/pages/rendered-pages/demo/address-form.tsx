import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { limits } from '#contract/site/limits.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { pathIn } from '#web/admin/ui/path-in.ts';
import { useDebounced } from '#web/shared/hooks/use-debounced.ts';

interface AddressFormProps {
  path: string | undefined;
  onLook: (path: string) => void;
}

/** An address of the site; what is known of them is suggested while one types. */
export function AddressForm({ path = '', onLook }: AddressFormProps) {
  const { renderedPagesDemo } = useUpkeepTexts();
  const id = useId();
  const [typed, setTyped] = useState(path);
  useEffect(() => setTyped(path), [path]);
  const q = useDebounced(typed.trim().slice(0, limits.adminLists.searchChars), 250);
  const { data } = useQuery(apiQuery('GET /api/admin/pre-render/pages', { q }));
  function look(event: FormEvent): void {
    event.preventDefault();
    const wanted = pathIn(typed);
    setTyped(wanted);
    onLook(wanted);
  }
  return (
    <form onSubmit={look} className="mb-6 flex flex-col gap-1.5">
      <label htmlFor={id} className="field-label">
        {renderedPagesDemo.address}
      </label>
      <span className="flex gap-2">
        <input
          id={id}
          className="input max-w-form flex-1"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          list={`${id}-known`}
          aria-describedby={`${id}-hint`}
          maxLength={engineLimits.renderedPages.pathChars}
          placeholder="/br"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
        />
        <Button type="submit" look="primary" icon="scan-search">
          {renderedPagesDemo.look}
        </Button>
      </span>
      <datalist id={`${id}-known`}>
        {data?.items.map(({ path: known }) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <p id={`${id}-hint`} className="field-hint">
        {renderedPagesDemo.addressHint}
      </p>
    </form>
  );
}
