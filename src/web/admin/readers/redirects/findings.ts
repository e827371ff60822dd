import type { RedirectCheck } from '#contract/readers/redirects/redirects.admin.schemas.ts';
import type { RedirectsTexts } from '#i18n/admin/pt/readers/redirects.ts';
import type { Finding } from './check-hint.tsx';

interface Typed {
  from: string;
  to: string;
}

/** What is still being typed, or was never touched, is not complained about. */
export function findingsOf(
  typed: Typed,
  check: RedirectCheck | undefined,
  texts: RedirectsTexts,
): { from: Finding | undefined; to: Finding | undefined } {
  if (!check) return { from: undefined, to: undefined };
  return {
    from: typed.from ? fromFinding(check, texts) : undefined,
    to: typed.to ? toFinding(check, texts) : undefined,
  };
}

function fromFinding({ from }: RedirectCheck, { fromProblems, fine }: RedirectsTexts): Finding {
  return from ? { sign: 'problem', text: fromProblems[from] } : { sign: 'fine', text: fine };
}

function toFinding({ to, targetFound }: RedirectCheck, texts: RedirectsTexts): Finding {
  if (to) return { sign: 'problem', text: texts.toProblems[to] };
  return targetFound
    ? { sign: 'fine', text: texts.targetFound }
    : { sign: 'warning', text: texts.targetMissing };
}
