import { limits } from '#contract/site/limits.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useAuthorsTexts } from '#web/admin/ui/authors/use-authors.ts';
import { TextAreaField } from '#web/admin/ui/form/field.tsx';
import type { AuthorDraft } from './author-draft.ts';

interface AuthorTextsProps {
  draft: AuthorDraft;
  change: (fields: Partial<AuthorDraft>) => void;
}

/** What an edition says of a person; the one that is worked on first, the others behind one click. */
export function AuthorTexts({ draft, change }: AuthorTextsProps) {
  const texts = useAuthorsTexts();
  const [edition] = useEdition();
  const others = locales.filter((locale) => locale !== edition);
  return (
    <>
      <EditionTexts locale={edition} draft={draft} change={change} />
      <details className="flex flex-col gap-4">
        <summary className="link-button cursor-pointer">{texts.otherEditions}</summary>
        <div className="mt-4 flex flex-col gap-4">
          {others.map((locale) => (
            <EditionTexts key={locale} locale={locale} draft={draft} change={change} />
          ))}
        </div>
      </details>
    </>
  );
}

function EditionTexts({ locale, draft, change }: AuthorTextsProps & { locale: Locale }) {
  const texts = useAuthorsTexts();
  const { common } = useTexts();
  const nameOf = useEditionNames();
  const edition = nameOf(locale);
  return (
    <>
      <TextAreaField
        name={`words-${locale}`}
        label={texts.words(edition)}
        optional={common.optional}
        hint={texts.wordsHint}
        rows={3}
        maxLength={limits.authors.wordsChars}
        value={draft.words[locale]}
        onChange={({ target }) => change({ words: { ...draft.words, [locale]: target.value } })}
      />
      <TextAreaField
        name={`knows-${locale}`}
        label={texts.knows(edition)}
        optional={common.optional}
        hint={texts.knowsHint}
        rows={3}
        value={draft.knows[locale]}
        onChange={({ target }) => change({ knows: { ...draft.knows, [locale]: target.value } })}
      />
    </>
  );
}
