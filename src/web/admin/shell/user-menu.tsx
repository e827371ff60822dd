import { useNavigate } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { adminLanguages } from '#i18n/admin/languages.ts';
import { useEdition, useEditionLink } from '#web/admin/context/edition.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Avatar } from '#web/admin/ui/avatar.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Menu, MenuChoice, MenuItem, MenuLine } from '#web/admin/ui/overlay/menu.tsx';
import { openShortcuts } from './palette/palette-state.ts';
import { useSignOut } from './use-sign-out.ts';

export function UserMenu() {
  const { texts, language, speak } = useLanguage();
  const { shell, nav, roles } = texts;
  const me = useMe();
  const link = useEditionLink();
  const [edition] = useEdition();
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <Menu
      align="start"
      side="top"
      trigger={
        <button type="button" className="rail-button">
          <span className="sr-only">{shell.user}</span>
          <Avatar name={me.name} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{me.name}</span>
            <span className="text-mute block truncate text-xs">{roles[me.role].name}</span>
          </span>
          <span className="text-mute">
            <Icon of="chevrons-up-down" size={14} />
          </span>
        </button>
      }
    >
      <MenuItem icon="user-round-cog" onChoose={() => navigate(link(adminRoutes.account))}>
        {nav.screens.account}
      </MenuItem>
      <MenuItem icon="keyboard" onChoose={openShortcuts}>
        <span className="flex-1">{shell.shortcuts}</span>
        <kbd>?</kbd>
      </MenuItem>
      <MenuItem icon="external-link" onChoose={() => window.open(paths.home(edition), '_blank', 'noopener')}>
        {shell.openSite}
      </MenuItem>
      <MenuLine />
      <MenuChoice
        label={shell.language}
        value={language}
        options={adminLanguages.map((value) => ({ value, label: shell.languages[value] }))}
        onChoose={(next) => void speak(next)}
      />
      <MenuLine />
      <MenuItem icon="log-out" onChoose={() => void signOut()}>
        {shell.signOut}
      </MenuItem>
    </Menu>
  );
}
