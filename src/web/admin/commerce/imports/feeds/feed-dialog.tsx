import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import { shopFeedLimits } from '#contract/commerce/shop-feeds/shop-feed-limits.ts';
import type { ShopFeed } from '#contract/commerce/shop-feeds/shop-feeds.admin.schemas.ts';
import { feedIntervals, ONCE_A_DAY } from '#contract/commerce/shop-feeds/shop-feeds.words.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { useLeaveQuestion } from '#web/admin/ui/form/use-leave-question.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { ReadAsField } from '../read-as-field.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface FeedDialogProps {
  /** Without one it is a new one. */
  feed: ShopFeed | undefined;
  onClose: () => void;
}

/** The address goes in and never comes out: an empty field leaves the one that is kept. */
export function FeedDialog({ feed, onClose }: FeedDialogProps) {
  const { shopFeeds: words, imports, common } = useTradeTexts();
  const client = useQueryClient();
  const networks = useQuery(apiQuery('GET /api/admin/networks'));
  const nameOf = useEditionNames();
  const [worked] = useEdition();
  const [before] = useState({
    name: feed?.name ?? '',
    locale: feed?.locale ?? worked,
    address: '',
    network: feed?.network ?? null,
    everyHours: feed?.everyHours ?? ONCE_A_DAY,
    atHour: feed?.atHour ?? 3,
  });
  const [draft, setDraft] = useState(before);
  const set = (changes: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...changes }));
  const [close, question] = useLeaveQuestion(JSON.stringify(draft) !== JSON.stringify(before), onClose);

  async function save(): Promise<void> {
    const { locale, address, ...rest } = draft;
    const name = draft.name.trim();
    if (feed) {
      const body = { ...rest, ...(address.trim() && { address }) };
      await callApi('PATCH /api/admin/shop-feeds/:id', { id: feed.id, body });
      toast({ title: words.saved, description: words.savedText(name) });
    } else {
      await callApi('POST /api/admin/shop-feeds', { body: { ...rest, locale, address } });
      toast({ title: words.added, description: words.addedText(name) });
    }
    await client.invalidateQueries({ queryKey: ['/api/admin/shop-feeds'] });
    onClose();
  }
  return (
    <Dialog open wide title={feed?.name ?? words.addTitle} onClose={close}>
      <Form onSend={save} className="dialog-form">
        <div className="dialog-body">
          <TextField
            name="name"
            label={words.name}
            hint={words.nameHint}
            maxLength={importLimits.feedChars}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          {!feed && (
            <SelectField
              name="locale"
              label={words.edition}
              options={locales.map((value) => ({ value, label: nameOf(value) }))}
              value={draft.locale}
              onChange={(locale: Locale) => set({ locale })}
            />
          )}
          <TextField
            name="address"
            label={words.address}
            hint={feed ? `${words.addressKept(feed.host)} ${words.addressHint}` : words.addressHint}
            optional={feed ? common.optional : undefined}
            maxLength={shopFeedLimits.addressChars}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            value={draft.address}
            onChange={({ target }) => set({ address: target.value })}
          />
          <ReadAsField
            label={imports.readAs}
            hint={feed ? words.networkChange : imports.readAsHint}
            none={words.fileTells}
            networks={networks.data?.items.map(({ definition }) => definition) ?? []}
            value={draft.network}
            onChange={(network) => set({ network })}
          />
          <div className="import-columns">
            <SelectField
              name="everyHours"
              label={words.every}
              options={[...feedIntervals].reverse().map((every) => ({
                value: String(every),
                label: every === ONCE_A_DAY ? words.onceADay : words.everyHours(every),
              }))}
              value={String(draft.everyHours)}
              onChange={(every) =>
                set({ everyHours: feedIntervals.find((each) => String(each) === every) ?? ONCE_A_DAY })
              }
            />
            {draft.everyHours === ONCE_A_DAY && (
              <SelectField
                name="atHour"
                label={words.hour}
                hint={words.hourHint}
                options={hours.map((hour) => ({ value: String(hour), label: `${hour}:00` }))}
                value={String(draft.atHour)}
                onChange={(hour) => set({ atHour: Number(hour) })}
              />
            )}
          </div>
        </div>
        <div className="dialog-foot">
          <Button onClick={close}>{common.cancel}</Button>
          <SubmitButton>{feed ? common.save : words.addAction}</SubmitButton>
        </div>
      </Form>
      {question}
    </Dialog>
  );
}
