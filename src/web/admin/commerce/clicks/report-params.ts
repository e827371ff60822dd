import type { ClickFilter } from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import { isLocale, type Locale } from '#contract/site/locales.ts';

export const periods = [7, 30, 90, 365] as const;
const usualPeriod = 30;

export type ReportParams = Pick<ClickFilter, 'visitor'> & {
  locale?: Locale;
  from?: string;
  to?: string;
  days?: number;
};

const dayIn = (params: URLSearchParams, name: string): string | undefined => {
  const value = params.get(name) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
};

/** The address in the API's words. What makes no sense is left out; all editions are asked for by name. */
export function reportParams(params: URLSearchParams, worked: Locale): ReportParams {
  const asked = params.get('locale');
  const locale = isLocale(asked) ? asked : worked;
  const from = dayIn(params, 'from');
  const to = dayIn(params, 'to');
  return {
    visitor: params.get('visitor') === 'crawler' ? 'crawler' : 'person',
    ...(params.get('of') !== 'all' && { locale }),
    ...(from && { from }),
    ...(to && { to }),
    ...(!from && { days: periodIn(params) }),
  };
}

/** So many days; also where a first day stands in its way, for when that is taken out. */
export const periodIn = (params: URLSearchParams): number =>
  periods.find((days) => String(days) === params.get('days')) ?? usualPeriod;
