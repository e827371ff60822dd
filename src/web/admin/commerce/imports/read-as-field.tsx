import type { Network } from '#contract/commerce/networks/network.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { SelectField } from '#web/admin/ui/form/select.tsx';

/** No network has it for an id. */
const OWN_COLUMNS = ' ';

interface ReadAsFieldProps {
  label: string;
  hint: string;
  /** What is said of none: the file's own columns, or that it has to tell. */
  none: string;
  networks: readonly Network[];
  value: string | null;
  disabled?: boolean;
  onChange: (network: string | null) => void;
}

/** As whose file it is read: of the networks that say how they write theirs. */
export function ReadAsField({ networks, none, value, onChange, ...field }: ReadAsFieldProps) {
  const { imports: words } = useTradeTexts();
  const options = networks.flatMap(({ id, name, feed }) =>
    feed
      ? [{ value: id, label: name, note: feed.columns.by === 'name' ? words.byNames : words.byPlaces }]
      : [],
  );
  return (
    <SelectField
      {...field}
      name="network"
      options={[{ value: OWN_COLUMNS, label: none }, ...options]}
      value={value ?? OWN_COLUMNS}
      onChange={(chosen) => onChange(chosen === OWN_COLUMNS ? null : chosen)}
    />
  );
}
