import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { locales } from '#contract/site/locales.ts';
import { adminLanguages } from '#i18n/admin/languages.ts';
import { foldText } from '#i18n/fold.ts';
import { useEdition, useEditionLink } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { useNewPost } from '#web/admin/ui/use-new-post.ts';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { typedSearchQuery } from '#web/shared/api/typed-search.ts';
import { useDebounced } from '#web/shared/hooks/use-debounced.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { useScreens } from './use-navigation-groups.ts';
import { useSignOut } from './use-sign-out.ts';

const REST_MS = 200;
const toggleTheme = () => document.querySelector<HTMLElement>('[data-theme-toggle]')?.click();
/** What the server has found is not filtered again. */
const FOUND = ['found'];
const matches = (text: string, typed: string, keywords?: string[]) =>
  keywords?.includes('found') || foldText(text).includes(foldText(typed)) ? 1 : 0;

/** Everything that can be reached or done, by typing a part of its name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { texts, language, speak } = useLanguage();
  const { shell, nav, common } = texts;
  const [typed, setTyped] = useState('');
  const screens = useScreens();
  const navigate = useNavigate();
  const link = useEditionLink();
  const [edition, choose] = useEdition();
  const { data: editions = [] } = useQuery(allLocalesQuery());
  const signOut = useSignOut();
  const newPost = useNewPost();
  const mayWrite = useMay('editor');
  const act = (work: () => unknown) => () => {
    onClose();
    work();
  };
  const others = locales.filter((each) => each !== edition);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="dialog palette" aria-describedby={undefined}>
          <Dialog.Title className="sr-only">{shell.palette}</Dialog.Title>
          <Command label={shell.palette} filter={matches} loop>
            <Command.Input
              className="palette-input"
              placeholder={shell.searchOrJump}
              maxLength={limits.search.maxInputChars}
              value={typed}
              onValueChange={setTyped}
            />
            <Command.List className="palette-list" label={shell.palette}>
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
              <FoundPosts typed={typed} onChoose={onClose} />
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface EntryProps {
  name: string;
  icon: ReactNode;
  onChoose: () => void;
}

function Entry({ name, icon, onChoose }: EntryProps) {
  return (
    <Command.Item value={name} className="menu-item" onSelect={onChoose}>
      {icon}
      <span className="truncate">{name}</span>
    </Command.Item>
  );
}

/** What readers would find, too. */
function FoundPosts({ typed, onChoose }: { typed: string; onChoose: () => void }) {
  const { texts } = useLanguage();
  const [edition] = useEdition();
  const words = useDebounced(typed.trim(), REST_MS);
  const { data } = useQuery(typedSearchQuery(edition, words));
  if (!typed.trim() || !data || data.length === 0) return null;
  return (
    <Command.Group heading={texts.shell.posts}>
      {data.map((post) => (
        <Command.Item
          key={post.id}
          value={`post ${post.id}`}
          keywords={FOUND}
          className="menu-item"
          onSelect={() => {
            onChoose();
            window.open(paths.post(edition, post.slug), '_blank', 'noopener');
          }}
        >
          <Icon of="file-text" size={16} />
          <span className="truncate">{post.title}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
