import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { Button, IconButton } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { useNetworkTexts } from '../networks-texts.ts';
import { asTyped, type FormProps } from './form-props.ts';
import { nextRow, type ParameterDraft } from './network-draft.ts';

/** What is put behind the shop's own address. */
export function ParametersField({ draft: { parameters }, set }: FormProps) {
  const { networkForm } = useNetworkTexts();
  const put = (next: ParameterDraft[]) => set({ parameters: next });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="field-label mb-1.5">{networkForm.parameters}</legend>
      {parameters.map((parameter, at) => (
        <div
          key={parameter.row}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2"
        >
          <TextField
            {...asTyped}
            name={`link.parameters.${at}.name`}
            label={networkForm.parameterName(at + 1)}
            maxLength={networkLimits.keyChars}
            value={parameter.name}
            onChange={({ target }) => put(parameters.with(at, { ...parameter, name: target.value }))}
          />
          <TextField
            {...asTyped}
            name={`link.parameters.${at}.value`}
            label={networkForm.valueName(at + 1)}
            maxLength={networkLimits.valueChars}
            value={parameter.value}
            onChange={({ target }) => put(parameters.with(at, { ...parameter, value: target.value }))}
          />
          <span className="pt-7">
            <IconButton
              icon="trash"
              label={networkForm.removeParameter(parameter.name)}
              disabled={parameters.length === 1}
              onClick={() => put(parameters.toSpliced(at, 1))}
            />
          </span>
        </div>
      ))}
      <p className="field-hint">{networkForm.valueHint}</p>
      {parameters.length < networkLimits.parameters && (
        <span>
          <Button
            icon="plus"
            onClick={() => put([...parameters, { row: nextRow(parameters), name: '', value: '' }])}
          >
            {networkForm.addParameter}
          </Button>
        </span>
      )}
    </fieldset>
  );
}
