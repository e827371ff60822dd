import type { MessageView } from '#contract/readers/messages/messages.words.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import type { ListState } from '#web/admin/ui/table/table-states.tsx';
import { useSelection } from '#web/admin/ui/table/use-selection.ts';
import { MessageRow } from './message-row.tsx';
import { stepsFrom } from './message-steps.ts';
import { useMessageTexts } from './message-texts.ts';
import type { MessageHead } from './messages-query.ts';
import { useChangeMessages } from './use-change-messages.ts';

interface MessageListProps {
  list: ListState<MessageHead>;
  view: MessageView;
  narrowed: boolean;
  openId: number | undefined;
}

export function MessageList({ list, view, narrowed, openId }: MessageListProps) {
  const messages = useMessageTexts();
  const selection = useSelection();
  const { move } = useChangeMessages();
  return (
    <DataTable
      label={messages.list}
      list={list}
      keyOf={({ id }) => String(id)}
      nameOf={({ subject, name }) => `${subject}, ${name}`}
      selection={selection}
      columns={[
        {
          key: 'message',
          header: messages.message,
          grow: true,
          cell: (message) => <MessageRow message={message} open={message.id === openId} />,
        },
      ]}
      empty={
        narrowed ? (
          <EmptyState icon="search-x" title={messages.emptyFound} text={messages.emptyFoundText} />
        ) : (
          <EmptyState icon="inbox" title={messages.empty} text={messages.emptyText} />
        )
      }
      bulk={(chosen) =>
        stepsFrom[view].map(({ to, words, icon }) => (
          <Button
            key={words}
            icon={icon}
            onClick={async () => {
              if (await move(chosen, to)) selection.clear();
            }}
          >
            {messages[words]}
          </Button>
        ))
      }
    />
  );
}
