import { useLanguage } from '#web/admin/context/texts.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { SaveState } from '#web/admin/ui/kept-texts/autosaver.ts';
import { relativeMoment } from '#web/admin/ui/time/moments.ts';
import { useNow } from '#web/admin/ui/time/use-now.ts';
import type { DeskIcon } from '../../ui/icon-names.ts';
import { isAwaited } from './session/post-text.ts';
import { useEditing } from './session/session-context.tsx';
import { useIsOwn } from './use-is-own.ts';

const icons: Record<SaveState['name'], DeskIcon> = {
  saved: 'check',
  waiting: 'pencil-line',
  saving: 'loader-circle',
  offline: 'cloud-off',
  conflict: 'triangle-alert',
  refused: 'triangle-alert',
};

/** Where the text is: always in sight, said aloud only where something is wrong. */
export function SaveIndicator() {
  const { texts, tag } = useLanguage();
  const { postEditor } = texts;
  const { save, post, conflict } = useEditing();
  const isOwn = useIsOwn(conflict);
  const now = useNow();
  const name = conflict ? 'conflict' : save.name;
  const isWrong = name === 'offline' || name === 'conflict' || name === 'refused';
  const words = () => {
    if (name === 'conflict') return isOwn ? postEditor.conflictOwn : postEditor.conflict;
    if (save.name === 'refused') return `${postEditor.refused}: ${save.message}`;
    if (save.name !== 'saved') return postEditor[save.name];
    if (isAwaited(post) && post.draft) return postEditor.apart;
    const at = save.at ?? new Date(post.updatedAt);
    const today = new Date(Math.max(now.getTime(), at.getTime()));
    return postEditor.savedAt(relativeMoment(at, today, tag));
  };
  return (
    <p
      className={`save-state ${isWrong ? 'text-danger' : 'text-mute'}`}
      data-save={name}
      {...(isWrong && { role: 'status' })}
    >
      <Icon of={icons[name]} size={14} />
      <span>{words()}</span>
    </p>
  );
}
