import { paths } from '#contract/site/addresses/paths.ts';
import type { Renewal } from '#contract/writing/renewals/renewals.admin.schemas.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import type { ReadingOf } from '#server/domain/writing/posts/desk/desk.presenter.ts';
import type { ClickWorth, RenewalRow } from './renewals.service.ts';

export function presentRenewal(
  { renewal, editId, slug, title }: RenewalRow,
  { of, worth, actorId }: { of: ReadingOf; worth: ClickWorth; actorId: string },
): Renewal {
  const { kind, locale, points } = renewal;
  const { timeZone, now } = of(locale);
  const click = worth.get(locale);
  return {
    page: {
      kind,
      id: renewal.subjectId,
      editId,
      locale,
      title: resolvePlaceholders(title, locale, timeZone, now),
      path: kind === 'post' ? paths.post(locale, slug) : paths.review(locale, slug),
    },
    points,
    lines: renewal.lines.map(({ reason, points: weight, n, of: whole }) => ({
      reason,
      points: weight,
      n,
      of: whole,
    })),
    clicks: renewal.clicks,
    clicksBefore: renewal.clicksBefore,
    views: renewal.views,
    estimate: click ? { amount: Math.round(points * click.worth), currency: click.currency } : null,
    takenBy: renewal.takenBy,
    isMine: renewal.takenById === actorId,
    snoozedUntil: renewal.snoozedUntil?.toISOString() ?? null,
  };
}
