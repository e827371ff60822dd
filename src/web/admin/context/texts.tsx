import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { AdminLanguage } from '#i18n/admin/languages.ts';
import { type AdminTexts, adminLanguageTags, loadAdminTexts } from '#i18n/admin/load-texts.ts';
import { remember } from './remembered.ts';

interface Spoken {
  language: AdminLanguage;
  texts: AdminTexts;
}

interface TextsContextValue extends Spoken {
  /** For dates and numbers: "pt-BR". */
  tag: string;
  speak: (language: AdminLanguage) => Promise<void>;
}

const TextsContext = createContext<TextsContextValue | null>(null);

/** The words arrive with the first screen; another language replaces them in place, and nothing typed is lost. */
export function TextsProvider({ first, children }: { first: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(first);
  const tag = adminLanguageTags[spoken.language];
  useEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
  const value = useMemo<TextsContextValue>(
    () => ({
      ...spoken,
      tag,
      speak: async (language) => {
        const texts = await loadAdminTexts(language);
        remember('language', language);
        setSpoken({ language, texts });
      },
    }),
    [spoken, tag],
  );
  return <TextsContext value={value}>{children}</TextsContext>;
}

export function useLanguage(): TextsContextValue {
  const value = use(TextsContext);
  if (!value) throw new Error('A component that speaks was rendered outside of TextsProvider.');
  return value;
}

export const useTexts = (): AdminTexts => useLanguage().texts;
