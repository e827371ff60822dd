import type { QueryClient } from '@tanstack/react-query';
import { registerServiceWorker } from '#web/shared/service-worker/register-service-worker.ts';
import { startTooltips } from '#web/shared/ui/tooltip/tooltips.ts';
import { startCountingViews } from './count-views.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { followTheme } from './follow-theme.ts';
import { keepScroll } from './keep-scroll.ts';
import { spareEmptyFields } from './spare-empty-fields.ts';

/** What a page can do without for a moment: loaded when the application stands. */
export function startTheRest(client: QueryClient): void {
  fetchAhead(client);
  keepScroll();
  followTheme();
  spareEmptyFields();
  startCountingViews();
  startTooltips();
  registerServiceWorker();
}
