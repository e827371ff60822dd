import { locales } from '#contract/site/locales.ts';
import { useEverybody } from '#web/admin/api/everybody.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Combobox } from '#web/admin/ui/form/combobox.tsx';
import { FilterBar, SelectFilter, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { mediaFilterNames } from './media-filter.ts';

export function MediaFilters() {
  const { media } = useTexts();
  const nameOf = useEditionNames();
  const [uploader, chooseUploader] = useUrlParam('uploader');
  // Who is who, viewers are not told.
  const mayAsk = useMay('editor');
  const users = useEverybody({ enabled: mayAsk });
  return (
    <FilterBar names={mediaFilterNames}>
      <TextFilter name="q" label={media.search} />
      <SelectFilter
        name="kind"
        label={media.kind}
        options={[
          { value: 'picture', label: media.onlyPictures },
          { value: 'file', label: media.onlyFiles },
        ]}
      />
      <SelectFilter
        name="missingAlt"
        label={media.missingAlt}
        options={locales.map((value) => ({ value, label: nameOf(value) }))}
      />
      {mayAsk && (
        <Combobox
          label={media.uploader}
          options={users.map(({ id, name }) => ({ value: id, label: name }))}
          value={uploader}
          onChange={(next) => chooseUploader(next ?? null)}
        />
      )}
    </FilterBar>
  );
}
