import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { locales } from '#contract/site/locales.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { FilterBar, SelectFilter, TextFilter } from '#web/admin/ui/table/filters.tsx';
import { MessageList } from './message-list.tsx';
import { MessagePane } from './message-pane.tsx';
import { useMessageTexts } from './message-texts.ts';
import { messageFilter, messageFilterNames, openMessageId } from './messages-params.ts';
import { messagesQuery } from './messages-query.ts';
import { PrivacyDialog } from './privacy-dialog.tsx';
import { Shelves } from './shelves.tsx';
import { useReturnToRow } from './use-return-to-row.ts';

/** The inbox: the list beside the message, or one of them where there is no room for both. */
export default function MessagesPage() {
  const messages = useMessageTexts();
  const [params] = useSearchParams();
  const filter = messageFilter(params);
  const openId = openMessageId(params);
  const { data, isPlaceholderData, ...rest } = useInfiniteQuery({
    ...messagesQuery(filter),
    placeholderData: keepPreviousData,
  });
  /** Whose messages are asked about; empty for anybody's. */
  const [asked, setAsked] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  useReturnToRow(list, openId);
  return (
    <>
      <div className={openId === undefined ? undefined : 'max-md:hidden'}>
        <PageHeader
          title={messages.title}
          about={messages.about}
          action={
            <Button icon="shield-check" onClick={() => setAsked('')}>
              {messages.privacy}
            </Button>
          }
        />
        <Shelves current={filter.status} counts={data?.counts} />
        <FilterBar names={messageFilterNames}>
          <TextFilter name="q" label={messages.searchLabel} />
          <SelectFilter
            name="edition"
            label={messages.edition}
            options={locales.map((value) => ({ value, label: value.toUpperCase() }))}
          />
        </FilterBar>
      </div>
      <div className="inbox">
        <div ref={list} className={`inbox-list ${openId === undefined ? '' : 'max-md:hidden'}`}>
          <MessageList
            key={filter.status}
            list={{ ...rest, data: isPlaceholderData ? undefined : data?.items }}
            view={filter.status}
            narrowed={filter.q !== undefined || filter.locale !== undefined}
            openId={openId}
          />
        </div>
        <MessagePane id={openId} onPrivacy={setAsked} />
      </div>
      {asked !== undefined && <PrivacyDialog email={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
