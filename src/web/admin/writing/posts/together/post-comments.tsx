import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#contract/site/limits.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { Avatar } from '#web/admin/ui/avatar.tsx';
import { TextAreaField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { useEditing } from '../session/session-context.tsx';
import { useTogetherTexts } from './together-texts.ts';

/** What the team says about this text, beside it. */
export function PostComments() {
  const words = useTogetherTexts();
  const { post } = useEditing();
  const maySay = useMay('writer');
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  // Handing it over says something, too.
  const query = apiQuery('GET /api/admin/posts/:id/comments', { id: post.id });
  const { data } = useQuery({
    ...query,
    queryKey: [...query.queryKey, post.version],
    queryFn: () => callApi('GET /api/admin/posts/:id/comments', { id: post.id }),
    placeholderData: (before) => before,
  });
  async function send(): Promise<void> {
    const text = typed.trim();
    if (text === '') return;
    const said = await callApi('POST /api/admin/posts/:id/comments', { id: post.id, body: { text } });
    client.setQueryData([...query.queryKey, post.version], said);
    setTyped('');
  }
  return (
    <section aria-label={words.comments} className="panel">
      <div className="panel-head">
        <h2 className="flex-1 text-base">{words.comments}</h2>
        <span className="text-mute text-sm">{words.commentsAbout}</span>
      </div>
      <div className="flex flex-col gap-3 px-4 pb-4">
        {data?.items.length === 0 && <p className="text-mute text-sm">{words.noComments}</p>}
        <ol className="flex flex-col gap-3 empty:hidden">
          {data?.items.map((each) => (
            <li key={each.id} className="flex gap-2">
              <Avatar name={each.by} size={24} />
              <div className="min-w-0 flex-1">
                <p className="text-sm">
                  <span className="font-semibold">{each.by}</span> {words.kinds[each.kind]}{' '}
                  <span className="text-mute">
                    <RelativeTime moment={each.at} />
                  </span>
                </p>
                {each.text && <p className="wrap-anywhere whitespace-pre-line">{each.text}</p>}
              </div>
            </li>
          ))}
        </ol>
        {maySay && (
          <Form onSend={send}>
            <TextAreaField
              name="text"
              label={words.comment}
              rows={2}
              maxLength={limits.writing.commentChars}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <div>
              <SubmitButton look="quiet">{words.send}</SubmitButton>
            </div>
          </Form>
        )}
      </div>
    </section>
  );
}
