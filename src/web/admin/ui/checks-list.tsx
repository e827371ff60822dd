import { useTexts } from '#web/admin/context/texts.tsx';
import { Spinner } from '#web/admin/ui/feedback/spinner.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';

interface Check {
  code: string;
  severity: 'error' | 'warning';
  where: string;
  detail: string;
}

interface ChecksListProps {
  /** Undefined while they are looked for. */
  checks: Check[] | undefined;
  /** What is said of each: by its code. */
  words: Record<string, string>;
  /** Leads to where it can be mended. */
  onGo: (where: string) => void;
}

/** What should be mended, errors first; each line leads to its place. */
export function ChecksList({ checks, words, onGo }: ChecksListProps) {
  const { postEditor } = useTexts();
  if (!checks) return <Spinner label={postEditor.checking} />;
  const of = (severity: Check['severity']) => checks.filter((each) => each.severity === severity);
  const errors = of('error');
  const warnings = of('warning');
  if (checks.length === 0) {
    return (
      <p className="text-ok flex items-center gap-2">
        <Icon of="circle-check" size={16} />
        {postEditor.allGood}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {errors.length > 0 && (
        <CheckGroup title={postEditor.errors(errors.length)} checks={errors} words={words} onGo={onGo} />
      )}
      {warnings.length > 0 && (
        <CheckGroup
          title={postEditor.warnings(warnings.length)}
          checks={warnings}
          words={words}
          onGo={onGo}
        />
      )}
    </div>
  );
}

interface CheckGroupProps extends Pick<ChecksListProps, 'words' | 'onGo'> {
  title: string;
  checks: Check[];
}

function CheckGroup({ title, checks, words, onGo }: CheckGroupProps) {
  const { postEditor } = useTexts();
  return (
    <section aria-label={title}>
      <h3 className="mb-1">{title}</h3>
      <ul>
        {checks.map((check) => (
          <li key={`${check.code} ${check.where} ${check.detail}`}>
            <button type="button" className="check-item" onClick={() => onGo(check.where)}>
              <span className={check.severity === 'error' ? 'text-danger mt-0.5' : 'text-warn mt-0.5'}>
                <Icon of={check.severity === 'error' ? 'triangle-alert' : 'circle-alert'} size={16} />
              </span>
              <span className="min-w-0 flex-1">
                {words[check.code]}
                {check.detail && !/^\d+$/.test(check.detail) && (
                  <span className="text-mute block truncate text-sm">{check.detail}</span>
                )}
              </span>
              <span className="link-button text-sm">{postEditor.goThere}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
