import { createContext, type ReactNode, use } from 'react';
import type { ErrorBody } from '#contract/site/errors.ts';
import { fallbackLocale, type Locale } from '#contract/site/locales.ts';
import type { ReaderDictionary } from '#i18n/load-reader-dictionary.ts';

export interface RefusedForm {
  values: Record<string, string>;
  error: ErrorBody['error'];
}

/** What a page is rendered with, the same on the server and in the browser that takes it over. */
export interface PageFacts {
  /** The edition in the address; undefined outside any. */
  locale: Locale | undefined;
  publicUrl: string;
  /** When the server rendered, so that "yesterday" means the same on both sides of hydration. */
  renderedAt: string;
  /** What the server could not show at this address; a navigation away from it is a new chance. */
  failure?: { kind: 'missing' | 'unavailable' } | undefined;
  /** A form that was sent without scripts and refused: what was typed, and why. */
  refusedForm?: RefusedForm | undefined;
}

interface PageContextValue extends PageFacts {
  dictionary: ReaderDictionary;
}

const PageContext = createContext<PageContextValue | null>(null);

export function PageContextProvider({ value, children }: { value: PageContextValue; children: ReactNode }) {
  return <PageContext value={value}>{children}</PageContext>;
}

export function usePageContext(): PageContextValue {
  const value = use(PageContext);
  if (!value) throw new Error('A component that needs the page context was rendered outside of it.');
  return value;
}

export const useDictionary = (): ReaderDictionary => usePageContext().dictionary;

/** The edition whose pages are meant; outside any, the one that stands in. */
export const useLocale = (): Locale => usePageContext().locale ?? fallbackLocale;
