import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { limits } from '#contract/site/limits.ts';
import { locales } from '#contract/site/locales.ts';
import type { MediaDetail } from '#contract/writing/media/media.admin.schemas.ts';
import type { AltTexts } from '#contract/writing/media/pictures.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { TextAreaField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { changedAlts } from './changed-alts.ts';

interface AltFormProps {
  picture: MediaDetail;
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
  children: (fields: ReactNode) => ReactNode;
}

/** What the picture shows, in the language of each edition; the one that is worked on comes first. */
export function AltForm({ picture, onDirty, onSaved, children }: AltFormProps) {
  const { media } = useTexts();
  const client = useQueryClient();
  const [edition] = useEdition();
  const nameOf = useEditionNames();
  const [typed, setTyped] = useState<AltTexts>({});
  async function save(): Promise<void> {
    const alt = changedAlts(picture.alt, typed);
    if (Object.keys(alt).length > 0) {
      await callApi('PATCH /api/admin/media/:id', { id: picture.id, body: { alt } });
      await client.invalidateQueries({ queryKey: ['/api/admin/media'] });
      toast({ title: media.saved, description: media.savedText(picture.fileName) });
    }
    onSaved();
    client.removeQueries({ queryKey: [`/api/admin/media/${picture.id}`] });
  }
  return (
    <Form onSend={save} className="dialog-form">
      {children(
        <>
          <div>
            <h3>{media.describe}</h3>
            <p className="text-mute mt-1 text-sm">{media.describeAbout}</p>
          </div>
          {[edition, ...locales.filter((locale) => locale !== edition)].map((locale) => (
            <TextAreaField
              key={locale}
              name={`alt.${locale}`}
              label={nameOf(locale)}
              rows={2}
              maxLength={limits.media.altChars}
              value={typed[locale] ?? picture.alt[locale] ?? ''}
              onChange={({ target }) => {
                const next = { ...typed, [locale]: target.value };
                setTyped(next);
                onDirty(Object.keys(changedAlts(picture.alt, next)).length > 0);
              }}
            />
          ))}
        </>,
      )}
    </Form>
  );
}
