import { isLocale, type Locale } from '#contract/site/locales.ts';
import { linkingKinds } from '#contract/writing/inner-links/inner-links.words.ts';
import {
  type RenewalReason,
  type RenewalState,
  type RenewedKind,
  renewalReasons,
  renewalStates,
} from '#contract/writing/renewals/renewals.words.ts';

/** "edition" and not "locale": that is the one that is worked on. */
export const renewalFilterNames = ['state', 'reason', 'kind', 'edition'];

interface RenewalFilter {
  state?: RenewalState;
  reason?: RenewalReason;
  kind?: RenewedKind;
  locale?: Locale;
}

/** What the address says to narrow the list by. What makes no sense is left out. */
export function renewalFilter(params: URLSearchParams): RenewalFilter {
  const oneOf = <T extends string>(all: readonly T[], name: string) =>
    all.find((each) => each === params.get(name));
  const state = oneOf(renewalStates, 'state');
  const reason = oneOf(renewalReasons, 'reason');
  const kind = oneOf(linkingKinds, 'kind');
  const locale = params.get('edition');
  return {
    ...(state && { state }),
    ...(reason && { reason }),
    ...(kind && { kind }),
    ...(isLocale(locale) && { locale }),
  };
}
