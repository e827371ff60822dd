import { limits } from '#contract/site/limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { TextAreaField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { useSteps } from '../use-steps.ts';
import { useTogetherTexts } from './together-texts.ts';

/** Handing a text over, with a word to whoever has it next. */
export function HandingDialog({ way, onClose }: { way: 'in' | 'back'; onClose: () => void }) {
  const { common } = useTexts();
  const words = useTogetherTexts();
  const { take } = useSteps();
  const isIn = way === 'in';
  async function hand(data: FormData): Promise<void> {
    const text = String(data.get('text') ?? '').trim();
    if (!isIn && text === '') throw new FieldProblem({ text: words.whyMissing });
    const done = isIn
      ? { title: words.handedIn, description: words.handedInText }
      : { title: words.handedBack, description: words.handedBackText };
    await take(({ id }) => callApi(`POST /api/admin/posts/:id/hand-${way}`, { id, body: { text } }), done);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={isIn ? words.handInTitle : words.handBackTitle}
      description={isIn ? words.handInText : words.handBackText}
    >
      <Form onSend={hand}>
        <div className="dialog-body">
          <TextAreaField
            name="text"
            label={isIn ? words.note : words.why}
            {...(isIn && { optional: common.optional })}
            rows={4}
            maxLength={limits.writing.commentChars}
          />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <SubmitButton look="primary">{isIn ? words.handIn : words.handBack}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
