import { useQuery } from '@tanstack/react-query';
import { locales } from '#contract/site/locales.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Menu, MenuChoice } from '#web/admin/ui/overlay/menu.tsx';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';

/** Which edition is worked on, always in sight: one is published without touching the others. */
export function EditionSwitcher({ compact = false }: { compact?: boolean }) {
  const { shell } = useTexts();
  const [edition, choose] = useEdition();
  const { data: known = [] } = useQuery(allLocalesQuery());
  const nameOf = (locale: string) =>
    known.find((each) => each.locale === locale)?.siteName ?? locale.toUpperCase();
  return (
    <Menu
      align={compact ? 'end' : 'start'}
      trigger={
        <button
          type="button"
          className={compact ? 'btn btn-ghost' : 'rail-button border-line bg-card border'}
        >
          <span className="sr-only">
            {shell.edition}: {compact && nameOf(edition)}
          </span>
          {flagOf(edition, 20)}
          <span className={compact ? 'uppercase' : 'min-w-0 flex-1 truncate font-medium'}>
            {compact ? edition : nameOf(edition)}
          </span>
          <span className="text-mute">
            <Icon of="chevrons-up-down" size={14} />
          </span>
        </button>
      }
    >
      <MenuChoice
        label={shell.edition}
        value={edition}
        onChoose={choose}
        options={locales.map((locale) => {
          const status = known.find((each) => each.locale === locale)?.status;
          return {
            value: locale,
            textValue: nameOf(locale),
            label: (
              <>
                {flagOf(locale, 20)}
                <span className="flex-1">{nameOf(locale)}</span>
                {status && status !== 'active' && (
                  <span className="text-mute text-sm">{shell.editionStatus[status]}</span>
                )}
              </>
            ),
          };
        })}
      />
    </Menu>
  );
}
