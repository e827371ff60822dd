import '#web/admin/ui/kept-texts/versions.css';
import { useState } from 'react';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { AdminPost } from '#contract/writing/posts/posts.admin.schemas.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { type Piece, versionsOf } from '#web/admin/ui/audit/diff-text.ts';
import { FieldDiff } from '#web/admin/ui/audit/field-diff.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { differing, type FieldName } from '../session/post-text.ts';
import { useEditing } from '../session/session-context.tsx';
import { useIsOwn } from '../use-is-own.ts';
import { useSteps } from '../use-steps.ts';
import { useFieldWords } from './field-words.ts';

interface ConflictDialogProps {
  theirs: AdminPost;
  onClose: () => void;
}

/** Both versions beside each other, and a choice for each field that differs. */
export function ConflictDialog({ theirs, onClose }: ConflictDialogProps) {
  const texts = useTexts();
  const { postEditor } = texts;
  const { session, fields } = useEditing();
  const { orSay } = useSteps();
  const isOwn = useIsOwn(theirs);
  const names = differing(fields, theirs);
  const [taken, setTaken] = useState<FieldName[]>([]);
  const [busy, setBusy] = useState(false);

  async function decide(): Promise<void> {
    setBusy(true);
    try {
      const mine = names.filter((name) => !taken.includes(name));
      const given = await session.resolve(mine);
      onClose();
      if (Object.keys(given).length > 0) {
        undoable(texts, {
          title: postEditor.tookTheirs,
          description: postEditor.tookTheirsText,
          undo: async () => session.recover(given),
        });
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      wide="extra"
      onClose={onClose}
      title={postEditor.conflictTitle}
      description={isOwn ? postEditor.conflictOwnText : postEditor.conflictText(theirs.updatedBy)}
    >
      <div className="dialog-body">
        <span className="flex flex-wrap gap-2">
          <Button onClick={() => setTaken([])}>{postEditor.allMine}</Button>
          <Button onClick={() => setTaken(names)}>
            {isOwn ? postEditor.ownAllTheirs : postEditor.allTheirs}
          </Button>
        </span>
        {names.map((name) => (
          <FieldChoice
            key={name}
            name={name}
            mine={fields}
            theirs={theirs}
            isTaken={taken.includes(name)}
            onChoose={(take) =>
              setTaken((before) => [...before.filter((each) => each !== name), ...(take ? [name] : [])])
            }
          />
        ))}
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{postEditor.decideLater}</Button>
        <Button look="primary" busy={busy} onClick={() => orSay(decide())}>
          {postEditor.decide}
        </Button>
      </div>
    </Dialog>
  );
}

interface FieldChoiceProps {
  name: FieldName;
  mine: PostFields;
  theirs: AdminPost;
  isTaken: boolean;
  onChoose: (take: boolean) => void;
}

function FieldChoice({ name, mine, theirs, isTaken, onChoose }: FieldChoiceProps) {
  const { postEditor } = useTexts();
  const isOwn = useIsOwn(theirs);
  const words = useFieldWords(theirs.locale);
  const [own, other] = versionsOf(words(mine, name), words(theirs, name));
  const version = (label: string, take: boolean, pieces: Piece[]) => (
    <div className="version">
      <label className="flex items-center gap-2 font-medium">
        <input
          type="radio"
          className="checkbox"
          name={`choice-${name}`}
          checked={isTaken === take}
          onChange={() => onChoose(take)}
        />
        {label}
      </label>
      <FieldDiff pieces={pieces} label={`${postEditor.fields[name]}: ${label}`} />
    </div>
  );
  return (
    <fieldset>
      <legend className="field-label mb-2">{postEditor.fields[name]}</legend>
      <div className="versions">
        {version(postEditor.mine, false, own)}
        {version(isOwn ? postEditor.ownTheirs : postEditor.theirs(theirs.updatedBy), true, other)}
      </div>
    </fieldset>
  );
}
