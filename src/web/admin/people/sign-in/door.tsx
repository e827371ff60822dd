import { type ReactNode, useEffect } from 'react';
import { adminLanguages } from '#i18n/admin/languages.ts';
import { adminLanguageTags } from '#i18n/admin/load-texts.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { LogoMark } from '#web/shared/ui/logo.tsx';

interface DoorProps {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

/** What stands in front of the area: one small window, one thing to do. */
export function Door({ title, about, children }: DoorProps) {
  const { texts, language, speak } = useLanguage();
  useEffect(() => {
    document.title = `${title} - ${texts.common.product}`;
  }, [title, texts]);
  return (
    <div className="doorway">
      <main className="door">
        <div className="flex flex-col items-center gap-3 text-center">
          <LogoMark size={40} />
          <h1>{title}</h1>
          {about && <p className="text-mute">{about}</p>}
        </div>
        {children}
      </main>
      <footer className="mt-4 flex gap-3 text-sm">
        {adminLanguages.map((each) => (
          <button
            key={each}
            type="button"
            lang={adminLanguageTags[each]}
            aria-pressed={each === language}
            className={`min-h-6 rounded-sm px-1 ${each === language ? 'font-semibold' : 'text-mute underline'}`}
            onClick={() => void speak(each)}
          >
            {texts.shell.languages[each]}
          </button>
        ))}
      </footer>
    </div>
  );
}
