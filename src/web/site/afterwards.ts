import { registerServiceWorker } from '#web/shared/service-worker/register-service-worker.ts';
import { startTooltips } from '#web/shared/ui/tooltip/tooltips.ts';
import { startCountingViews } from './count-views.ts';

/** What a page can do without for a moment: loaded when the application stands. */
export function startTheRest(): void {
  startCountingViews();
  startTooltips();
  registerServiceWorker();
}
