import { useId, useState } from 'react';
import { type Locale, locales } from '#contract/site/locales.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button, buttonClass } from '#web/admin/ui/button.tsx';
import { Select } from '#web/admin/ui/form/select.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';

const CONTENT = '/api/admin/content';

/** Content for another site, or for whoever wants to read it: nothing secret, nobody's data. */
export function ContentExport({ onImport }: { onImport: () => void }) {
  const { backups } = useUpkeepTexts();
  const nameOf = useEditionNames();
  const id = useId();
  const [scope, choose] = useState<Locale | 'all'>('all');
  return (
    <section aria-labelledby="content-export" className="mt-8">
      <h2 id="content-export" className="mb-1 text-base">
        {backups.content}
      </h2>
      <p className="text-mute mb-3 max-w-prose">{backups.contentAbout}</p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="field-label">
            {backups.contentOf}
          </label>
          <Select
            id={id}
            value={scope}
            onChange={choose}
            options={[
              { value: 'all', label: backups.everyEdition },
              ...locales.map((value) => ({ value, label: nameOf(value) })),
            ]}
          />
        </div>
        <a
          className={buttonClass('quiet')}
          href={scope === 'all' ? CONTENT : `${CONTENT}?locale=${scope}`}
          download
        >
          <Icon of="download" size={16} />
          {backups.exportContent}
        </a>
        <Button icon="upload" onClick={onImport}>
          {backups.importContent}
        </Button>
      </div>
    </section>
  );
}
