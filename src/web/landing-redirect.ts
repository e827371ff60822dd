// Inlined into the landing page before anything is drawn: who has read an edition before, or whose browser speaks
// one's language, is taken there. An address with a fragment means that somebody wants to choose.
const active = document.documentElement.dataset.landing?.split(' ') ?? [];
const byLanguage: Record<string, string> = { pt: 'br', it: 'it', es: 'mx' };
let saved: string | null = null;
try {
  saved = localStorage.getItem('locale');
} catch {}
const spoken = byLanguage[navigator.language.slice(0, 2)];
const target = active.includes(saved ?? '')
  ? saved
  : spoken !== 'br' && active.includes(spoken ?? '')
    ? spoken
    : null;
if (target && !location.hash) location.replace(`/${target}`);

export {};
