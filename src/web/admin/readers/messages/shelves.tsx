import { Link, useSearchParams } from 'react-router';
import type { MessageList } from '#contract/readers/messages/messages.admin.schemas.ts';
import { type MessageView, messageViews, statusesOf } from '#contract/readers/messages/messages.words.ts';
import { useMessageTexts } from './message-texts.ts';
import { changedSearch } from './messages-params.ts';

interface ShelvesProps {
  current: MessageView;
  counts: MessageList['counts'] | undefined;
}

/** The boxes, each with what is in it. Another one closes the message that is open. */
export function Shelves({ current, counts }: ShelvesProps) {
  const messages = useMessageTexts();
  const [params] = useSearchParams();
  return (
    <nav aria-label={messages.shelves} className="tabs-list mb-4">
      {messageViews.map((view) => {
        const count = counts && statusesOf(view).reduce((sum, status) => sum + counts[status], 0);
        return (
          <Link
            key={view}
            to={{ search: changedSearch(params, { status: view === 'inbox' ? null : view, message: null }) }}
            className="tabs-tab inline-flex items-center gap-1.5 no-underline"
            data-state={view === current ? 'active' : 'inactive'}
            aria-current={view === current ? 'page' : undefined}
          >
            {messages.views[view]}
            {count !== undefined && <span className="numbers text-mute text-sm font-normal">{count}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
