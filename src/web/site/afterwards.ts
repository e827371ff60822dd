import { startTooltips } from '#web/shared/ui/tooltip/tooltips.ts';
import { registerWorker } from '#web/shared/worker/register-worker.ts';

/** What a page can do without for a moment: loaded when the application stands. */
export function startTheRest(): void {
  startTooltips();
  registerWorker();
}
