import { useState } from 'react';
import type { AdminEdition } from '#contract/running/editions/editions.admin.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale, type LocaleStatus, localeStatuses } from '#contract/site/locales.ts';
import { useEditionTexts } from '#web/admin/context/edition-texts.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { editionTones } from '#web/admin/ui/edition-tones.ts';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { useChangeEdition } from './use-change-edition.ts';

/** What readers meet at the door. It changes at once, so what follows is said before. */
export function StatusSection({ edition }: { edition: AdminEdition }) {
  const texts = useTexts();
  const editions = useEditionTexts();
  const { shell } = texts;
  const { locale, siteName, status } = edition;
  const isOwner = useMay('owner');
  const change = useChangeEdition();
  const [asked, setAsked] = useState<LocaleStatus>();
  const fixed = locale === fallbackLocale;
  async function confirm(next: LocaleStatus): Promise<void> {
    await change(locale, { status: next });
    undoable(texts, {
      title: editions.statusChanged,
      description: editions.statusChangedText(siteName, shell.editionStatus[next]),
      undo: () => change(locale, { status }),
    });
  }
  return (
    <SettingsSection title={editions.status} about={editions.statusAbout}>
      <ul className="panel divide-line divide-y">
        {localeStatuses.map((each) => (
          <li key={each} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-52">
              <p className="flex items-center gap-2 font-semibold">
                {shell.editionStatus[each]}
                {each === status && <Badge tone={editionTones[each]}>{editions.now}</Badge>}
              </p>
              <p className="text-mute text-sm">{editions.notes[each]}</p>
            </div>
            {isOwner && !fixed && each !== status && (
              <Button onClick={() => setAsked(each)}>{editions.steps[each]}</Button>
            )}
          </li>
        ))}
      </ul>
      {fixed && <p className="field-hint">{editions.alwaysActive}</p>}
      {!fixed && !isOwner && <p className="field-hint">{editions.statusOwners}</p>}
      <Confirm
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={editions.questions[asked ?? status](siteName)}
        consequence={editions.consequences[asked ?? status](siteName, paths.home(locale))}
        action={editions.steps[asked ?? status]}
        danger={asked !== 'active'}
        onConfirm={async () => {
          if (asked) await confirm(asked);
        }}
      />
    </SettingsSection>
  );
}
