import type { AdminTexts } from '#i18n/admin/load-texts.ts';

/** How long to wait before another try, rounded up: nobody should come back too early. */
export function waitText(seconds: number, { common }: AdminTexts): string {
  if (seconds < 60) return common.waitSeconds(Math.ceil(seconds));
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? common.waitMinutes(minutes) : common.waitHours(Math.ceil(minutes / 60));
}
