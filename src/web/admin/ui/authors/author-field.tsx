import { limits } from '#contract/site/limits.ts';
import type { AdminAuthor } from '#contract/writing/authors/authors.admin.schemas.ts';
import { foldText } from '#i18n/fold.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useAuthors, useAuthorsTexts, useReloadAuthors } from './use-authors.ts';

interface Byline {
  author: string;
  authorId: number | null;
}

const OFFERED = 5;

/** Those whose name has what is typed in it; whoever bears exactly that name first. */
export function matching(all: AdminAuthor[], typed: string): AdminAuthor[] {
  const wanted = foldText(typed.trim());
  const found = all.filter(({ name }) => foldText(name).includes(wanted));
  const isExact = ({ name }: AdminAuthor) => foldText(name) === wanted;
  return [...found.filter(isExact), ...found.filter((each) => !isExact(each))].slice(0, OFFERED);
}

interface AuthorFieldProps {
  value: Byline;
  onChange: (byline: Byline) => void;
  readOnly: boolean;
}

/** Who signs a text: a person who is there, one who is made on the spot, or a plain line. */
export function AuthorField({ value, onChange, readOnly }: AuthorFieldProps) {
  const shared = useTexts();
  const texts = useAuthorsTexts();
  const mayMake = useMay('editor');
  const reload = useReloadAuthors();
  const { data: all = [] } = useAuthors();
  const { author, authorId } = value;
  const typed = author.trim();
  const offered = readOnly || authorId !== null ? [] : matching(all, typed);
  const isKnown = offered.some(({ name }) => foldText(name) === foldText(typed));
  async function make(): Promise<void> {
    try {
      const made = await callApi('POST /api/admin/authors', { body: { name: typed } });
      await reload();
      onChange({ author: made.name, authorId: made.id });
      toast({ title: texts.created, description: texts.createdText(made.name) });
    } catch (error) {
      toast({
        title: texts.failed,
        description: explainFailure(error, shared).message,
        variant: 'destructive',
      });
    }
  }
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        name="author"
        label={texts.field}
        maxLength={limits.writing.authorChars}
        readOnly={readOnly}
        autoComplete="off"
        value={author}
        hint={typed && (authorId === null ? texts.plain : texts.person)}
        onChange={({ target }) => onChange({ author: target.value, authorId: null })}
      />
      {!readOnly && authorId === null && (offered.length > 0 || (mayMake && typed)) && (
        <ul className="flex flex-wrap gap-1.5">
          {offered.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={texts.choose(name)}
                onClick={() => onChange({ author: name, authorId: id })}
              >
                {name}
              </button>
            </li>
          ))}
          {mayMake && typed && !isKnown && (
            <li>
              <button type="button" className="btn btn-quiet" onClick={() => void make()}>
                <Icon of="plus" size={14} />
                {texts.makeNamed(typed)}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
