// Inlined into the landing page before anything is drawn, so it imports nothing: who has read an edition before, or
// whose browser speaks one's language, is taken there. An address with a fragment means that somebody wants to choose.
const active = document.documentElement.dataset.landing?.split(' ') ?? [];
/** By language and, before that, by language and country (decision 072). */
const byLanguage: Record<string, string> = { pt: 'br', it: 'it', es: 'mx', 'es-es': 'es', 'en-us': 'us' };
let saved: string | null = null;
try {
  saved = localStorage.getItem('locale');
} catch {}
const [language = '', country] = navigator.language.toLowerCase().split('-');
const isOpen = (locale: string | null | undefined) => active.includes(locale ?? '');
const spoken = [byLanguage[`${language}-${country}`], byLanguage[language]].find(isOpen);
const target = isOpen(saved) ? saved : spoken !== 'br' && spoken;
if (target && !location.hash) location.replace(`/${target}`);

export {};
