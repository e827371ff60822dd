import { queryOptions } from '@tanstack/react-query';
import type { Edition, LocaleSummary } from '#contract/running/editions/editions.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';

const retryDelay = (attempt: number) => Math.min(limits.gate.retryBase * 2 ** attempt, limits.gate.retryMax);

export const editionQuery = (locale: Locale) =>
  queryOptions<Edition>({
    queryKey: [`/api/locale-configs/${locale}`],
    staleTime: 0,
    retry: 0,
    meta: { fresh: true, failure: `Falha ao buscar configurações do locale ${locale}` },
  });

/**
 * What pages know of their edition, without asking. Whoever asks first decides how often it is tried again, and pages
 * come before the gate around them.
 */
export const knownEditionQuery = (locale: Locale) =>
  queryOptions<Edition>({ ...editionQuery(locale), enabled: false });

/** The same question asked by the gate, which tries harder before it turns a reader away. */
export const gateQuery = (locale: Locale) =>
  queryOptions<Edition>({
    ...editionQuery(locale),
    retry: limits.gate.retries,
    retryDelay,
    retryOnMount: false,
  });

export const allLocalesQuery = () =>
  queryOptions<LocaleSummary[]>({
    queryKey: ['/api/locale-configs/all-locales'],
    staleTime: 0,
    retry: 0,
    meta: { fresh: true, failure: 'Falha ao buscar configurações de locales' },
  });

export const activeLocalesQuery = () =>
  queryOptions<LocaleSummary[]>({
    queryKey: ['/api/locale-configs/active-locales'],
    staleTime: 0,
    retry: 0,
    meta: { fresh: true, failure: 'Falha ao buscar configurações de locales' },
  });
