import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { iconButton } from '#web/shared/ui/button.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import type { SearchResults as Results } from './search-results.tsx';

/** Comes with the first letters. Where it does not come, the form still does what a form does. */
const SearchResults = lazy(
  (): Promise<{ default: ComponentType<ComponentProps<typeof Results>> }> =>
    import('./search-results.tsx').then(
      (module) => ({ default: module.SearchResults }),
      () => ({ default: () => null }),
    ),
);
const panelId = 'search';
const fieldId = 'search-field';

/**
 * A native popover around a GET form: it opens, closes on a click outside and submits before any script
 * has run. The application adds the list of matching posts below it.
 */
export function HeaderSearch() {
  const { header } = useDictionary();
  const locale = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => setText(input.current?.value ?? ''), []); // what was typed before the application ran
  const words = text.trim();

  const choose = () => {
    panel.current?.hidePopover();
    if (input.current) input.current.value = '';
    setText('');
  };

  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        data-tip=""
        className={iconButton}
        aria-label={header.openSearch}
      >
        <Glyph name="search" />
      </button>
      <div ref={panel} id={panelId} popover="auto" className="search-panel">
        <search>
          <form action={paths.reviews(locale)} method="get" className="field flex">
            <label htmlFor={fieldId} className="sr-only">
              {header.searchLabel}
            </label>
            <input
              ref={input}
              id={fieldId}
              name="q"
              type="search"
              autoFocus
              autoComplete="off"
              maxLength={limits.search.maxInputChars}
              placeholder={header.searchPlaceholder}
              onInput={(event) => setText(event.currentTarget.value)}
              className="min-w-0 flex-1 bg-transparent px-4 outline-none"
            />
            <button type="submit" className={iconButton} aria-label={header.searchSubmit}>
              <Glyph name="search" />
            </button>
          </form>
        </search>
        {words !== '' && (
          <Suspense fallback={null}>
            <SearchResults typed={words} onChoose={choose} />
          </Suspense>
        )}
      </div>
    </>
  );
}
