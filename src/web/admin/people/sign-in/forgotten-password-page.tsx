import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { apiQuery, callOnce } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button, buttonClass } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Spinner } from '#web/admin/ui/feedback/spinner.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Door } from './door.tsx';

/** The same answer for every address: who has an account here is nobody's business. */
export default function ForgottenPasswordPage() {
  const texts = useTexts();
  const { signIn, common } = texts;
  const [sent, setSent] = useState(false);
  const { data: options, error, refetch } = useQuery(apiQuery('GET /api/admin/login'));
  return (
    <Door
      title={sent ? signIn.linkSentTitle : signIn.forgottenTitle}
      about={sent ? signIn.linkSent : options?.mail && signIn.forgottenAbout}
    >
      {!options && !error && <Spinner label={common.loading} />}
      {error && (
        <>
          <Notice tone="danger">{explainFailure(error, texts).message}</Notice>
          <Button onClick={() => void refetch()}>{common.tryAgain}</Button>
        </>
      )}
      {options && !options.mail && (
        <div className="flex flex-col gap-3">
          <p>{signIn.withoutMail}</p>
          <code className="bg-shade rounded-md px-3 py-2 font-mono text-sm">{signIn.resetCommand}</code>
        </div>
      )}
      {options?.mail && !sent && (
        <Form
          onSend={async (data) => {
            await callOnce('POST /api/admin/password-resets', { body: { email: String(data.get('email')) } });
            setSent(true);
          }}
        >
          <TextField name="email" type="email" label={signIn.email} autoComplete="email" />
          <SubmitButton>{signIn.sendLink}</SubmitButton>
        </Form>
      )}
      <Link to={adminRoutes.login} className={buttonClass('ghost')}>
        {signIn.backToSignIn}
      </Link>
    </Door>
  );
}
