// Inlined into the landing page before anything is drawn: who has read an edition before, or whose browser speaks
// one's language, is taken there. An address with a fragment means that somebody wants to choose.
import { spokenEditions } from '../contract/site/spoken-editions.ts';

const active = document.documentElement.dataset.landing?.split(' ') ?? [];
let saved: string | null = null;
try {
  saved = localStorage.getItem('locale');
} catch {}
const spoken = spokenEditions(navigator.language).find((locale) => active.includes(locale));
const target = active.includes(saved ?? '') ? saved : spoken !== 'br' && spoken;
if (target && !location.hash) location.replace(`/${target}`);
