import { characterKinds } from '#contract/commerce/networks/characters.ts';
import { networkFacts } from '#contract/commerce/networks/network.ts';
import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { TextAreaField, TextField } from '#web/admin/ui/form/field.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { useNetworkTexts } from '../networks-texts.ts';
import { CheckGroup, CheckLine } from './check-group.tsx';
import { asTyped, type FormProps } from './form-props.ts';

export function SubsSection({ draft, set }: FormProps) {
  const { networks, networkForm, common } = useNetworkTexts();
  const { sub } = draft;
  const put = (change: Partial<typeof sub>) => set({ sub: { ...sub, ...change } });
  return (
    <SettingsSection title={networks.subs} about={networks.subsAbout}>
      <CheckLine checked={draft.hasSub} onChange={(hasSub) => set({ hasSub })}>
        {networkForm.hasSub}
      </CheckLine>
      {draft.hasSub && (
        <>
          <TextField
            {...asTyped}
            name="sub.params"
            label={networkForm.subParams}
            hint={networkForm.subParamsHint}
            value={sub.params}
            onChange={({ target }) => put({ params: target.value })}
          />
          <CheckGroup
            name="sub.characters"
            label={networkForm.characters}
            options={characterKinds.map((value) => ({ value, label: networks.characters[value] }))}
            chosen={sub.characters}
            onChange={(characters) => put({ characters })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name="sub.max"
              label={networkForm.max}
              inputMode="numeric"
              maxLength={4}
              value={sub.max}
              onChange={({ target }) => put({ max: target.value })}
            />
            <TextField
              {...asTyped}
              name="sub.join"
              label={networkForm.join}
              optional={common.optional}
              hint={networkForm.joinHint}
              maxLength={1}
              value={sub.join}
              onChange={({ target }) => put({ join: target.value.trim() })}
            />
          </div>
        </>
      )}
    </SettingsSection>
  );
}

export function PlacesSection({ draft, set }: FormProps) {
  const { networks, networkForm, common } = useNetworkTexts();
  return (
    <SettingsSection title={networks.places} about={networks.placesAbout}>
      <TextAreaField
        {...asTyped}
        name="trackingPlaces"
        label={networkForm.places}
        optional={draft.kind === 'stored' ? undefined : common.optional}
        hint={networkForm.placesHint}
        rows={3}
        value={draft.places}
        onChange={({ target }) => set({ places: target.value })}
      />
    </SettingsSection>
  );
}

export function PricesSection({ draft, set }: FormProps) {
  const { networks, networkForm } = useNetworkTexts();
  return (
    <SettingsSection title={networks.prices}>
      <TextField
        name="price.maxAgeHours"
        label={networkForm.maxAge}
        hint={networkForm.maxAgeHint}
        inputMode="numeric"
        maxLength={4}
        value={draft.hours}
        onChange={({ target }) => set({ hours: target.value })}
      />
      <CheckLine checked={draft.keepsHistory} onChange={(keepsHistory) => set({ keepsHistory })}>
        {networkForm.keepsHistory}
      </CheckLine>
      <CheckLine checked={draft.standsApart} onChange={(standsApart) => set({ standsApart })}>
        {networkForm.standsApart}
      </CheckLine>
    </SettingsSection>
  );
}

export function UnknownSection({ draft, set }: FormProps) {
  const { networks, networkForm, common } = useNetworkTexts();
  return (
    <SettingsSection title={networkForm.unknown} about={networkForm.unknownAbout}>
      <CheckGroup
        name="notFound"
        label={networks.unknown}
        options={networkFacts.map((value) => ({ value, label: networks.facts[value] }))}
        chosen={draft.notFound}
        onChange={(notFound) => set({ notFound })}
      />
      <TextAreaField
        name="note"
        label={networks.note}
        optional={common.optional}
        hint={networkForm.noteHint}
        rows={3}
        maxLength={networkLimits.noteChars}
        value={draft.note}
        onChange={({ target }) => set({ note: target.value })}
      />
    </SettingsSection>
  );
}
