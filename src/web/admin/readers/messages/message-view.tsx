import { useEffect, useRef } from 'react';
import type { Message } from '#contract/readers/messages/messages.admin.schemas.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Avatar } from '#web/admin/ui/avatar.tsx';
import { Badge, type Tone } from '#web/admin/ui/badge.tsx';
import { exactMoment } from '#web/admin/ui/time/moments.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { AnswerForm } from './answer-form.tsx';
import { Answers } from './answers.tsx';
import { MessageActions } from './message-actions.tsx';
import { useMessageTexts } from './message-texts.ts';

const tones: Record<Message['status'], Tone> = {
  new: 'info',
  read: 'neutral',
  archived: 'neutral',
  spam: 'danger',
};

/** Where the list is not beside it, a message is a screen of its own, and read from its beginning. */
const standsAlone = () => !matchMedia('(min-width: 48rem)').matches;

export function MessageView({
  message,
  onPrivacy,
}: {
  message: Message;
  onPrivacy: (email: string) => void;
}) {
  const { tag } = useLanguage();
  const messages = useMessageTexts();
  const received = new Date(message.createdAt);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (standsAlone()) heading.current?.focus();
  }, []);
  return (
    <article>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 basis-60 outline-none wrap-anywhere">
          {message.subject}
        </h2>
        <Badge tone={tones[message.status]}>{messages.statuses[message.status]}</Badge>
      </div>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={message.name} size={40} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{message.name}</p>
          <p className="text-mute text-sm wrap-anywhere">{message.email}</p>
          <p className="text-mute flex flex-wrap items-center gap-x-1.5 text-sm">
            {flagOf(message.locale, 16)}
            <span className="uppercase">{message.locale}</span>
            <span aria-hidden="true">·</span>
            <time dateTime={message.createdAt} data-tip={exactMoment(received, tag)}>
              {received.toLocaleString(tag, { dateStyle: 'long', timeStyle: 'short' })}
            </time>
          </p>
        </div>
      </div>
      <MessageActions message={message} onPrivacy={() => onPrivacy(message.email)} />
      <p className="inbox-text">{message.message}</p>
      <Answers replies={message.replies} />
      <AnswerForm message={message} />
    </article>
  );
}
