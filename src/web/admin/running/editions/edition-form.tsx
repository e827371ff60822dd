import { useState } from 'react';
import type { AdminEdition } from '#contract/running/editions/editions.admin.schemas.ts';
import { useEditionTexts } from '#web/admin/context/edition-texts.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { UnsavedGuard } from '#web/admin/ui/form/unsaved-guard.tsx';
import { useDeviceDraft } from '#web/admin/ui/kept-texts/use-device-draft.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { changesOf, fieldsOf, type SectionProps } from './edition-fields.ts';
import { IdentitySection, PricesSection } from './edition-sections.tsx';
import { CalendarSection, ShopSection } from './edition-sections-of-place.tsx';
import { useChangeEdition } from './use-change-edition.ts';

export function EditionForm({ edition }: { edition: AdminEdition }) {
  const editions = useEditionTexts();
  const { common } = useTexts();
  const mayEdit = useMay('editor');
  const saved = fieldsOf(edition);
  const [fields, setFields] = useState(saved);
  const change = useChangeEdition();
  const changes = changesOf(saved, fields);
  const dirty = Object.keys(changes).length > 0;
  const draft = useDeviceDraft(`edition-${edition.locale}`, {
    typed: fields,
    isChanged: dirty,
    put: setFields,
  });
  async function save(): Promise<void> {
    const after = await change(edition.locale, changes);
    setFields(fieldsOf(after));
    draft.forget();
    toast({ title: editions.savedTitle, description: editions.savedText(after.siteName) });
  }
  const props: SectionProps = {
    edition,
    fields,
    set: (next) => setFields((before) => ({ ...before, ...next })),
  };
  return (
    <Form onSend={save} label={edition.siteName} className="edition-form">
      {mayEdit && draft.notice}
      <fieldset disabled={!mayEdit} className="contents">
        <IdentitySection {...props} />
        <PricesSection {...props} />
        <CalendarSection {...props} />
        <ShopSection {...props} />
      </fieldset>
      <UnsavedGuard dirty={dirty} param="locale" />
      {dirty && (
        <div className="save-bar">
          <p role="status" className="min-w-0 flex-1 basis-48">
            {editions.unsaved}
          </p>
          <Button look="ghost" onClick={() => setFields(saved)}>
            {editions.discard}
          </Button>
          <SubmitButton>{common.save}</SubmitButton>
        </div>
      )}
    </Form>
  );
}
