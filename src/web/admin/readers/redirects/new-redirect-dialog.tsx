import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { useLeaveQuestion } from '#web/admin/ui/form/use-leave-question.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { useDebounced } from '#web/shared/hooks/use-debounced.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { CheckHint } from './check-hint.tsx';
import { findingsOf } from './findings.ts';
import { siteAddress } from './site-address.ts';

const REST_MS = 350;

/** Both ends are looked at while they are typed; whoever saves is asked the same again by the server. */
export function NewRedirectDialog({ onClose }: { onClose: () => void }) {
  const { redirects, common } = useUpkeepTexts();
  const client = useQueryClient();
  const [edition] = useEdition();
  const beginning = `${paths.home(edition)}/`;
  const [typed, setTyped] = useState({ from: beginning, to: '' });
  const body = { from: siteAddress(typed.from, location.origin), to: siteAddress(typed.to, location.origin) };
  const touched = { from: body.from === beginning ? '' : body.from, to: body.to };
  const rested = useDebounced(JSON.stringify(touched), REST_MS);
  const asked = JSON.parse(rested) as typeof touched;
  const { data: check } = useQuery({
    // An end that is still empty is asked about as something that is certainly there.
    ...apiQuery('GET /api/admin/redirects/check', { from: asked.from || '/', to: asked.to || '/' }),
    enabled: asked.from !== '' || asked.to !== '',
    placeholderData: keepPreviousData,
  });
  const settled = rested === JSON.stringify(touched);
  const findings = findingsOf(asked, settled ? check : undefined, redirects);
  const [close, question] = useLeaveQuestion(touched.from !== '' || touched.to !== '', onClose);
  async function create(): Promise<void> {
    const made = await callApi('POST /api/admin/redirects', { body });
    await client.invalidateQueries({ queryKey: ['/api/admin/redirects'] });
    toast({ title: redirects.created, description: redirects.createdText(made.from, made.to) });
    onClose();
  }
  const field = (name: 'from' | 'to', hint: string) => (
    <TextField
      name={name}
      label={redirects[name]}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      maxLength={limits.redirects.pathChars}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="url"
      hint={<CheckHint finding={findings[name]}>{hint}</CheckHint>}
    />
  );
  return (
    <Dialog open wide title={redirects.createTitle} description={redirects.createAbout} onClose={close}>
      <Form onSend={create} className="dialog-form">
        <div className="dialog-body">
          {field('from', redirects.fromHint)}
          {field('to', redirects.toHint)}
        </div>
        <div className="dialog-foot">
          <Button onClick={close}>{common.cancel}</Button>
          <SubmitButton>{redirects.createAction}</SubmitButton>
        </div>
      </Form>
      {question}
    </Dialog>
  );
}
