import { useQueryClient } from '@tanstack/react-query';
import type { AdminEdition, EditionChange } from '#contract/running/editions/editions.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { callApi } from '#web/admin/api/call.ts';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { editionsQuery } from './editions-query.ts';

/** One change of one edition; the list here and the names in the frame follow it. */
export function useChangeEdition() {
  const client = useQueryClient();
  return async (locale: Locale, body: EditionChange): Promise<AdminEdition> => {
    const changed = await callApi('PATCH /api/admin/locale-configs/:locale', { locale, body });
    client.setQueryData(editionsQuery().queryKey, (list) =>
      list
        ? { ...list, items: list.items.map((each) => (each.locale === locale ? changed : each)) }
        : undefined,
    );
    void client.invalidateQueries({ queryKey: allLocalesQuery().queryKey });
    return changed;
  };
}
