import { useState } from 'react';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { useEditing } from '../session/session-context.tsx';
import { useSteps } from '../use-steps.ts';
import { HandingDialog } from './handing-dialog.tsx';
import { useTogetherTexts } from './together-texts.ts';

/** A draft's way between its author and the editors: whoever has it now has the button. */
export function Handing() {
  const words = useTogetherTexts();
  const { post, canEdit } = useEditing();
  const isEditor = useMay('editor');
  const { take, orSay } = useSteps();
  const [way, setWay] = useState<'in' | 'back'>();
  if (post.status !== 'draft' || post.trashedAt) return null;
  const takeBack = () =>
    take(({ id }) => callApi('POST /api/admin/posts/:id/hand-back', { id, body: {} }), {
      title: words.takenBack,
      description: words.takenBackText,
    });
  return (
    <>
      {!isEditor && canEdit && (
        <Button look="primary" icon="send" onClick={() => setWay('in')}>
          {words.handIn}
        </Button>
      )}
      {!isEditor && post.mine && post.handedInAt && (
        <Button icon="undo-2" onClick={() => orSay(takeBack())}>
          {words.takeBack}
        </Button>
      )}
      {isEditor && post.handedInAt && (
        <Button icon="undo-2" onClick={() => setWay('back')}>
          {words.handBack}
        </Button>
      )}
      {way && <HandingDialog way={way} onClose={() => setWay(undefined)} />}
    </>
  );
}
