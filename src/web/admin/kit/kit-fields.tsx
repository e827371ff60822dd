import { useState } from 'react';
import { roles as allRoles } from '#contract/site/roles.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { Combobox } from '#web/admin/ui/form/combobox.tsx';
import { DateTimeField } from '#web/admin/ui/form/date-time-field.tsx';
import { TextAreaField, TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { KitPicture } from './kit-picture.tsx';

const ZONE = 'America/Mexico_City';
const MANY = Array.from({ length: 40 }, (_, index) => index + 1);

export function KitFields() {
  const { kit, roles, common } = useUpkeepTexts();
  const [chosen, setChosen] = useState<string>();
  return (
    <SettingsSection title={kit.fields}>
      <Form
        label={kit.fields}
        onSend={async () => {
          throw new FieldProblem({ text: kit.problem });
        }}
      >
        <TextField name="text" label={kit.text} hint={kit.textHint} />
        <TextAreaField name="longText" label={kit.longText} optional={common.optional} />
        <SelectField
          name="choice"
          label={kit.choice}
          defaultValue="editor"
          options={allRoles.map((value) => ({ value, label: roles[value].name, note: roles[value].note }))}
        />
        <DateTimeField name="publishAt" label={kit.publishAt} timeZone={ZONE} defaultValue={new Date()} />
        <div>
          <SubmitButton>{kit.send}</SubmitButton>
        </div>
      </Form>
      <KitPicture />
      <div>
        <Combobox
          label={kit.many}
          options={MANY.map((n) => ({ value: String(n), label: kit.sample(n) }))}
          value={chosen}
          onChange={setChosen}
        />
      </div>
    </SettingsSection>
  );
}
