import type { Message } from '#contract/readers/messages/messages.admin.schemas.ts';
import { Avatar } from '#web/admin/ui/avatar.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { useMessageTexts } from './message-texts.ts';

/** What the team has answered, oldest first, as a conversation is read. */
export function Answers({ replies }: { replies: Message['replies'] }) {
  const messages = useMessageTexts();
  if (replies.length === 0) return null;
  return (
    <section aria-label={messages.answers} className="mb-6">
      <ul className="flex flex-col gap-3">
        {replies.map((reply) => (
          <li key={reply.id} className="inbox-answer">
            <p className="flex flex-wrap items-center gap-2">
              <Avatar name={reply.author} size={24} />
              <span className="font-semibold">{messages.answeredBy(reply.author)}</span>
              <span className="text-mute text-sm">
                <RelativeTime moment={reply.sentAt ?? reply.createdAt} />
              </span>
            </p>
            <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{reply.text}</p>
            {reply.sentAt === null && (
              <div className="mt-2">
                <Notice tone="warn">{messages.notSent}</Notice>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
