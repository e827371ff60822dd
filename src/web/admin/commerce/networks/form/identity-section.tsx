import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { slugOf } from '#contract/site/addresses/slugs.ts';
import { locales } from '#contract/site/locales.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { useCountryNames, useNetworkTexts } from '../networks-texts.ts';
import { CheckGroup } from './check-group.tsx';
import { asTyped, type FormProps } from './form-props.ts';

/** "Rede Lumio" → "rede-lumio". */
export const idOfName = (name: string): string =>
  slugOf(name).slice(0, networkLimits.idChars).replace(/-$/, '');

export function IdentitySection({ draft, set, isNew }: FormProps & { isNew: boolean }) {
  const { networkForm } = useNetworkTexts();
  const countries = useCountryNames();
  const rename = (name: string) =>
    set({ name, ...(isNew && draft.id === idOfName(draft.name) && { id: idOfName(name) }) });
  return (
    <SettingsSection title={networkForm.identity}>
      <TextField
        name="name"
        label={networkForm.name}
        hint={networkForm.nameHint}
        maxLength={networkLimits.nameChars}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => rename(target.value)}
      />
      <TextField
        {...asTyped}
        name="id"
        label={networkForm.id}
        hint={networkForm.idHint}
        maxLength={networkLimits.idChars}
        readOnly={!isNew}
        value={draft.id}
        onChange={({ target }) => set({ id: target.value.toLowerCase() })}
      />
      <CheckGroup
        name="editions"
        label={networkForm.countries}
        options={locales.map((value) => ({ value, label: countries([value]) }))}
        chosen={draft.editions}
        onChange={(editions) => set({ editions })}
      />
    </SettingsSection>
  );
}
