import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { ImportDetail, ImportMapping } from '#contract/commerce/imports/imports.admin.schemas.ts';
import {
  decimalStyles,
  type ImportField,
  importFields,
  importMatches,
  REFUSAL_COLUMN,
} from '#contract/commerce/imports/imports.words.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import { locales } from '#contract/site/locales.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { useToldAction } from '#web/admin/ui/feedback/use-told-action.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Switch } from '#web/admin/ui/form/switch.tsx';
import { columnLabel } from './column-label.ts';
import { columnsOf, firstMapping } from './first-mapping.ts';
import { ImportSample } from './import-sample.tsx';
import { ReadAsField } from './read-as-field.tsx';

const NONE = ' ';
const shops = ['amazon', 'shopee', 'other'] as const;

interface ColumnsStepProps {
  detail: ImportDetail;
  /** It was read as another one's file: these are its columns now. */
  onRead: (detail: ImportDetail) => void;
  onChecked: () => Promise<void>;
}

/** What networks say of their files has to be there before anybody is asked what the columns are. */
export function ColumnsStep(props: ColumnsStepProps) {
  const networks = useQuery(apiQuery('GET /api/admin/networks'));
  if (networks.isPending) return <Skeleton index={0} />;
  const known = networks.data?.items.map(({ definition }) => definition) ?? [];
  return <ColumnsForm {...props} networks={known} />;
}

/** Which column is what. What was said of the feed the last time is filled in as soon as it has the same name. */
function ColumnsForm({
  detail,
  onRead,
  onChecked,
  networks,
}: ColumnsStepProps & { networks: readonly Network[] }) {
  const { imports: words, prices, common } = useTradeTexts();
  const nameOf = useEditionNames();
  const [worked] = useEdition();
  const [feed, setFeed] = useState(detail.feed || detail.fileName.replace(/\.[^.]*$/, ''));
  const [mapping, setMapping] = useState(detail.mapping ?? firstMapping(detail, networks, worked));
  const known = useQuery(apiQuery('GET /api/admin/feeds'));
  const [reading, act] = useToldAction(async () => {});
  const set = (changes: Partial<ImportMapping>) => setMapping((before) => ({ ...before, ...changes }));
  const nameOfNetwork = (id: string) => networks.find((network) => network.id === id)?.name ?? id;

  /** The file is read once more; `remembered` is how this feed was read the last time. */
  function readAs(network: string | null, remembered?: ImportMapping): void {
    const work = async () => {
      const answer = await callApi('POST /api/admin/imports/:id/reading', {
        id: detail.id,
        body: { network },
      });
      onRead(answer);
      const { locale, marketplace, createProducts, keepFacts, catalogue } = mapping;
      const said = { locale, marketplace, createProducts, keepFacts, catalogue };
      setMapping(remembered ?? { ...firstMapping(answer, networks, worked), ...said });
    };
    const description = network === null ? words.readByItself : words.readAsText(nameOfNetwork(network));
    act(work, { title: words.readAgain, description });
  }

  const columns = [
    { value: NONE, label: words.noColumn },
    ...columnsOf(detail, mapping)
      .filter((name) => name.trim() !== '')
      .map((name) => ({ value: name, label: columnLabel(name, words) })),
  ];

  function rename(next: string): void {
    setFeed(next);
    const same = known.data?.items.find((each) => each.feed === next.trim());
    if (!same) return;
    // Rows that we handed out to be mended have names, whatever the file had.
    const isMended = detail.columns.includes(REFUSAL_COLUMN);
    const network = isMended ? null : same.mapping.network;
    if (network === detail.network) setMapping({ ...same.mapping, network });
    else readAs(network, same.mapping);
  }

  function choose(field: ImportField, column: string): void {
    const { [field]: _before, ...others } = mapping.fields;
    set({ fields: column === NONE ? others : { ...others, [field]: column } });
  }

  const send = async () => {
    await callApi('POST /api/admin/imports/:id/check', { id: detail.id, body: { feed, mapping } });
    await onChecked();
  };
  return (
    <Form onSend={send} label={words.columnsTitle} className="flex flex-col gap-6">
      <div>
        <h2 className="text-base">{words.columnsTitle}</h2>
        <p className="text-mute">
          {detail.network ? words.columnsSaid(nameOfNetwork(detail.network)) : words.columnsAbout}
        </p>
      </div>
      <div className="import-columns">
        {/* One that comes by itself has both from its feed. */}
        {!detail.shopFeed && (
          <>
            <TextField
              name="feed"
              label={words.feedName}
              hint={words.feedHint}
              maxLength={importLimits.feedChars}
              value={feed}
              list="known-feeds"
              onChange={({ target }) => rename(target.value)}
            />
            <datalist id="known-feeds">
              {known.data?.items.map((each) => (
                <option key={each.feed} value={each.feed} />
              ))}
            </datalist>
            <SelectField
              name="locale"
              label={words.edition}
              options={locales.map((value) => ({ value, label: nameOf(value) }))}
              value={mapping.locale}
              onChange={(locale) => set({ locale })}
            />
          </>
        )}
        <ReadAsField
          label={words.readAs}
          hint={words.readAsHint}
          none={words.ownColumns}
          networks={networks}
          value={detail.network}
          disabled={reading}
          onChange={(network) => readAs(network)}
        />
        <SelectField
          name="marketplace"
          label={words.shop}
          options={shops.map((value) => ({ value, label: prices.shops[value] }))}
          value={mapping.marketplace as (typeof shops)[number]}
          onChange={(marketplace) => set({ marketplace })}
        />
        <SelectField
          name="match"
          label={words.match}
          options={importMatches.map((value) => ({ value, label: words.matches[value] }))}
          value={mapping.match}
          onChange={(match) => set({ match })}
        />
        <SelectField
          name="decimal"
          label={words.decimal}
          options={decimalStyles.map((value) => ({ value, label: words.decimals[value] }))}
          value={mapping.decimal}
          onChange={(decimal) => set({ decimal })}
        />
      </div>
      <div className="import-columns">
        {importFields.map((field) => (
          <SelectField
            key={field}
            name={`fields.${field}`}
            label={words.fields[field]}
            optional={field === mapping.match ? undefined : common.optional}
            options={columns}
            value={mapping.fields[field] ?? NONE}
            onChange={(column) => choose(field, column)}
          />
        ))}
      </div>
      <div className="max-w-form flex flex-col gap-3">
        <Switch
          label={words.catalogue}
          checked={mapping.catalogue}
          onChange={(catalogue) => set({ catalogue })}
          describedBy="catalogue-about"
        />
        <p id="catalogue-about" className="text-mute text-sm">
          {words.catalogueAbout}
        </p>
        {!mapping.catalogue && (
          <Switch
            label={words.createProducts}
            checked={mapping.createProducts}
            onChange={(createProducts) => set({ createProducts })}
          />
        )}
        <Switch
          label={words.keepFacts}
          checked={mapping.keepFacts}
          onChange={(keepFacts) => set({ keepFacts })}
        />
        <Switch
          label={words.minorUnits}
          checked={mapping.minorUnits}
          onChange={(minorUnits) => set({ minorUnits })}
        />
      </div>
      <ImportSample detail={detail} />
      <div>
        <SubmitButton>{words.check}</SubmitButton>
      </div>
    </Form>
  );
}
