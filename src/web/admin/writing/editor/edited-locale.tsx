import { createContext, use } from 'react';
import { fallbackLocale, type Locale } from '#contract/site/locales.ts';

/** The edition of what is being written: the products offered are looked up in it. */
export const EditedLocaleContext = createContext<Locale>(fallbackLocale);

export const useEditedLocale = (): Locale => use(EditedLocaleContext);
