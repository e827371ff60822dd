import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { TextAreaField, TextField } from '#web/admin/ui/form/field.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { useNetworkTexts } from '../networks-texts.ts';
import { asTyped, type FormProps } from './form-props.ts';
import { linkKinds } from './network-draft.ts';
import { ParametersField } from './parameters-field.tsx';
import { TemplateField } from './template-field.tsx';

function KindFields(props: FormProps) {
  const { networkForm, common } = useNetworkTexts();
  const { draft, set } = props;
  if (draft.kind === 'append') return <ParametersField {...props} />;
  if (draft.kind === 'stored') return <p className="text-mute">{networkForm.storedHint}</p>;
  if (draft.kind === 'rewritePath')
    return (
      <>
        <TextField
          {...asTyped}
          name="link.from"
          label={networkForm.fromHost}
          hint={networkForm.fromHint}
          maxLength={networkLimits.hostChars}
          value={draft.from}
          onChange={({ target }) => set({ from: target.value.toLowerCase() })}
        />
        <TextField
          {...asTyped}
          name="link.to"
          label={networkForm.to}
          hint={networkForm.toHint}
          maxLength={networkLimits.templateChars}
          value={draft.to}
          onChange={({ target }) => set({ to: target.value })}
        />
      </>
    );
  return (
    <>
      <TemplateField {...props} />
      <TextAreaField
        {...asTyped}
        name="link.otherForms"
        label={networkForm.otherForms}
        optional={common.optional}
        hint={networkForm.otherFormsHint}
        rows={2}
        value={draft.otherForms}
        onChange={({ target }) => set({ otherForms: target.value })}
      />
    </>
  );
}

export function LinkSection(props: FormProps) {
  const { networks, networkForm } = useNetworkTexts();
  const { draft, set } = props;
  return (
    <SettingsSection title={networks.link} about={networkForm.linkAbout}>
      <SelectField
        name="link.kind"
        label={networkForm.kind}
        hint={networks.kindNotes[draft.kind]}
        options={linkKinds.map((value) => ({
          value,
          label: networks.kinds[value],
          note: networks.kindNotes[value],
        }))}
        value={draft.kind}
        onChange={(kind) => set({ kind })}
      />
      <KindFields {...props} />
    </SettingsSection>
  );
}
