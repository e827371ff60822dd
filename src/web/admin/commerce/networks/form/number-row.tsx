import { characterKinds } from '#contract/commerce/networks/characters.ts';
import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { useNetworkTexts } from '../networks-texts.ts';
import { CheckGroup, CheckLine } from './check-group.tsx';
import { asTyped } from './form-props.ts';
import { asHost, type NumberDraft } from './network-draft.ts';
import { keyOfLabel } from './read-draft.ts';

interface NumberRowProps {
  /** Of its fields: "accountNumbers.0". */
  name: string;
  title: string;
  number: NumberDraft;
  /** Shops may each have a tracking host; an account has none. */
  mayBeHost: boolean;
  onChange: (number: NumberDraft) => void;
  onRemove: () => void;
}

/** One number of the network's, from its manual page: what it is called, how it is written, an example. */
export function NumberRow({ name, title, number, mayBeHost, onChange, onRemove }: NumberRowProps) {
  const { networks, networkForm, common } = useNetworkTexts();
  const put = (change: Partial<NumberDraft>) => onChange({ ...number, ...change });
  const relabel = (label: string) =>
    put({ label, ...(number.key === keyOfLabel(number.label) && { key: keyOfLabel(label) }) });
  return (
    <fieldset className="panel flex flex-col gap-4 p-4">
      <legend className="sr-only">{number.label || title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name={`${name}.label`}
          label={networkForm.label}
          hint={networkForm.labelHint}
          maxLength={networkLimits.labelChars}
          autoComplete="off"
          value={number.label}
          onChange={({ target }) => relabel(target.value)}
        />
        <TextField
          {...asTyped}
          name={`${name}.key`}
          label={networkForm.key}
          hint={networkForm.keyHint(number.key)}
          maxLength={networkLimits.keyChars}
          value={number.key}
          onChange={({ target }) => put({ key: target.value.trim() })}
        />
      </div>
      {!number.isHost && (
        <CheckGroup
          name={`${name}.characters`}
          label={networkForm.characters}
          options={characterKinds.map((value) => ({ value, label: networks.characters[value] }))}
          chosen={number.characters}
          onChange={(characters) => put({ characters })}
        />
      )}
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-[9rem_6rem_minmax(0,1fr)]">
        <TextField
          name={`${name}.min`}
          label={networkForm.min}
          optional={common.optional}
          inputMode="numeric"
          maxLength={4}
          value={number.min}
          onChange={({ target }) => put({ min: target.value })}
        />
        <TextField
          name={`${name}.max`}
          label={networkForm.max}
          inputMode="numeric"
          maxLength={4}
          value={number.max}
          onChange={({ target }) => put({ max: target.value })}
        />
        <div className="col-span-2 sm:col-span-1">
          <TextField
            {...asTyped}
            name={`${name}.example`}
            label={networkForm.example}
            maxLength={networkLimits.numberChars}
            value={number.example}
            onChange={({ target }) => put({ example: target.value })}
          />
        </div>
      </div>
      <CheckLine checked={number.required} onChange={(required) => put({ required })}>
        {networkForm.required}
      </CheckLine>
      {(mayBeHost || number.isHost) && (
        <CheckLine checked={number.isHost} onChange={(isHost) => onChange(asHost(number, isHost))}>
          {networkForm.isHost}
        </CheckLine>
      )}
      <span>
        <Button look="ghost" icon="trash" onClick={onRemove}>
          {networkForm.removeNumber(number.label)}
        </Button>
      </span>
    </fieldset>
  );
}
