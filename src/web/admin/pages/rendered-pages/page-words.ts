import type { RenderRun } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import type { PageState, RenderRunState } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import type { Tone } from '#web/admin/ui/badge.tsx';

export const stateTones: Record<PageState, Tone> = {
  fresh: 'ok',
  stale: 'warn',
  missing: 'neutral',
  failed: 'danger',
};

export const runTones: Record<RenderRunState, Tone> = {
  waiting: 'neutral',
  running: 'info',
  done: 'ok',
  cancelled: 'warn',
  failed: 'danger',
};

export const isOpen = ({ state }: RenderRun): boolean => state === 'waiting' || state === 'running';

/** How many have had their turn. */
export const hadTurn = ({ done, failed }: RenderRun): number => done + failed;

/** Read with its letters, not with their codes; as it is where the codes make no sense. */
export function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
