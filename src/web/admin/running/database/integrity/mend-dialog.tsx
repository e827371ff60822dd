import type { CheckId, FaultKind } from '#contract/running/database/database.words.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { useMend } from './use-mend.ts';

export interface AskedMend {
  check: CheckId;
  n: number;
  kinds: FaultKind[];
  /** One alone; without it all of the check. */
  id?: number;
}

/** What no other version and no undoing brings back. */
const deleting = new Set<FaultKind>(['rows_without_parent', 'file_without_picture']);

/** What will be done, in words; where it deletes, a word is asked for. */
export function MendDialog({ asked, onClose }: { asked: AskedMend; onClose: () => void }) {
  const { database, databaseChecks, common } = useUpkeepTexts();
  const { mend, done } = useMend();
  const { check, n, kinds, id } = asked;
  const isDeleting = kinds.some((kind) => deleting.has(kind));
  async function send(data: FormData): Promise<void> {
    if (isDeleting && String(data.get('word')).trim().toLowerCase() !== database.word) {
      throw new FieldProblem({ word: database.wordMissing(database.word) });
    }
    await mend(check, id);
    onClose();
  }
  return (
    <Dialog
      open
      title={database.mendTitle(n)}
      description={databaseChecks.checks[check].name}
      onClose={onClose}
    >
      <Form onSend={send} className="dialog-form">
        <div className="dialog-body">
          <ul className="flex flex-col gap-2">
            {kinds.map((kind) => (
              <li key={kind}>{databaseChecks.mends[kind]}</li>
            ))}
          </ul>
          <p className="text-mute">{database.mendLogged}</p>
          {isDeleting && (
            <TextField
              name="word"
              label={database.wordLabel(database.word)}
              autoComplete="off"
              autoCapitalize="none"
            />
          )}
          {done !== undefined && <Progress label={database.mendedTitle(done)} value={done} max={n} />}
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <SubmitButton look={isDeleting ? 'danger-solid' : 'primary'}>{database.mend}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
