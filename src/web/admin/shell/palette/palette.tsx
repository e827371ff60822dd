import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '#contract/site/limits.ts';
import { locales } from '#contract/site/locales.ts';
import { adminLanguages } from '#i18n/admin/languages.ts';
import { foldText } from '#i18n/fold.ts';
import { useEdition, useEditionLink } from '#web/admin/context/edition.ts';
import { useEditionTexts } from '#web/admin/context/edition-texts.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useSettingTexts } from '#web/admin/context/setting-texts.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { anchorOf } from '#web/admin/ui/form/anchor-of.ts';
import { Icon } from '#web/admin/ui/icon.tsx';
import { useNewPost } from '#web/admin/ui/use-new-post.ts';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { useScreens } from '../use-screens.ts';
import { useSignOut } from '../use-sign-out.ts';
import { Entry } from './palette-entry.tsx';
import { FoundThings, useFound } from './palette-found.tsx';
import { settingPlaces } from './setting-places.ts';

const toggleTheme = () => document.querySelector<HTMLElement>('[data-theme-toggle]')?.click();
const matches = (text: string, typed: string, keywords?: string[]) =>
  keywords?.includes('found') ||
  [text, ...(keywords ?? [])].some((each) => foldText(each).includes(foldText(typed)))
    ? 1
    : 0;

interface PaletteProps {
  /** What was typed before this was there. */
  typedSoFar: string;
  onClose: () => void;
}

/** Everything that can be reached or done, by typing a part of its name. */
export function Palette({ typedSoFar, onClose }: PaletteProps) {
  const { texts, language, speak } = useLanguage();
  const { shell, nav, common } = texts;
  const [typed, setTyped] = useState(typedSoFar);
  const found = useFound(typed);
  const screens = useScreens();
  const navigate = useNavigate();
  const link = useEditionLink();
  const [edition, choose] = useEdition();
  const { data: editions = [] } = useQuery(allLocalesQuery());
  const signOut = useSignOut();
  const newPost = useNewPost();
  const mayWrite = useMay('writer');
  const act = (work: () => unknown) => () => {
    onClose();
    work();
  };
  const words = { ...texts, editions: useEditionTexts(), settings: useSettingTexts() };
  const places = settingPlaces(words).filter(({ route }) => screens.some((screen) => screen.route === route));
  const others = locales.filter((each) => each !== edition);
  return (
    <Command label={shell.palette} filter={matches} loop>
      <Command.Input
        className="palette-input"
        placeholder={shell.searchOrJump}
        maxLength={limits.search.maxInputChars}
        value={typed}
        autoFocus
        onValueChange={setTyped}
      />
      <Command.List className="palette-list" label={shell.palette} aria-busy={found.isBusy}>
        <Command.Empty>{common.nothingFound}</Command.Empty>
        <Command.Group heading={shell.pages}>
          {screens.map((screen) => (
            <Entry
              key={screen.name}
              name={nav.screens[screen.name]}
              icon={<Icon of={screen.icon} size={16} />}
              onChoose={act(() => navigate(link(screen.route)))}
            />
          ))}
        </Command.Group>
        <FoundThings items={found.items} onChoose={onClose} />
        {typed.trim() !== '' && (
          <Command.Group heading={shell.settings}>
            {places.map(({ route, section, words }) => (
              <Entry
                key={section}
                id={`${nav.screens.settings} ${section} ${route}`}
                name={section}
                icon={<Icon of="settings" size={16} />}
                note={screens.filter((screen) => screen.route === route).map(({ name }) => nav.screens[name])}
                keywords={[section, ...(words ?? [])]}
                onChoose={act(() => navigate({ ...link(route), hash: anchorOf(section) }))}
              />
            ))}
          </Command.Group>
        )}
        <Command.Group heading={shell.actions}>
          {mayWrite && (
            <Entry
              name={texts.posts.newPost}
              icon={<Icon of="file-plus-2" size={16} />}
              onChoose={act(newPost)}
            />
          )}
          {others.map((locale) => (
            <Entry
              key={locale}
              name={shell.workIn(
                editions.find((each) => each.locale === locale)?.siteName ?? locale.toUpperCase(),
              )}
              icon={flagOf(locale, 16)}
              onChoose={act(() => choose(locale))}
            />
          ))}
          <Entry
            name={shell.toggleTheme}
            icon={<Icon of="sun-moon" size={16} />}
            onChoose={act(toggleTheme)}
          />
          {adminLanguages
            .filter((each) => each !== language)
            .map((each) => (
              <Entry
                key={each}
                name={`${shell.language}: ${shell.languages[each]}`}
                icon={<Icon of="languages" size={16} />}
                onChoose={act(() => speak(each))}
              />
            ))}
          <Entry name={shell.signOut} icon={<Icon of="log-out" size={16} />} onChoose={act(signOut)} />
        </Command.Group>
      </Command.List>
    </Command>
  );
}
