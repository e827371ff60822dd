import type { FormEvent } from 'react';
import type { PastedDraft, PastedFact } from '#contract/commerce/pasted-links/pasted-links.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { languageTags } from '#contract/site/locales.ts';
import { formatMoney } from '#i18n/money.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { FieldProblems } from '#web/admin/ui/form/form.tsx';
import type { DraftFields } from '#web/admin/ui/pasted/draft-fields.ts';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { usePasteTexts } from './paste-texts.ts';
import type { PasteCard, PasteWork } from './use-paste.ts';

interface DraftFormProps {
  card: PasteCard;
  draft: PastedDraft;
  paste: PasteWork;
}

/** A product that is none of ours: what is known of it, from whom, and what is still to be said. */
export function DraftForm({ card, draft, paste }: DraftFormProps) {
  const { common } = useTexts();
  const texts = usePasteTexts();
  const { key, thing, fields, refusal, busy } = card;
  const said = (fact: PastedFact | null, value: string) =>
    fact && fact.value === value ? texts.sources[fact.from](fact.file ?? '') : undefined;
  const field = (name: keyof DraftFields) => ({
    name,
    value: fields[name],
    hint: said(draft[name], fields[name]),
    onChange: ({ target }: { target: { value: string } }) =>
      paste.change(key, { fields: { ...fields, [name]: target.value } }),
  });
  function send(event: FormEvent): void {
    event.preventDefault();
    if (!busy) void paste.create(card);
  }
  const problems = refusal?.fields ?? {};
  const strays = Object.entries(problems).filter(([name]) => !Object.hasOwn(fields, name));
  const isUnplaced = refusal && (strays.length > 0 || Object.keys(problems).length === 0);
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <FieldProblems problems={problems} mend={() => refusal && paste.change(key, { refusal: undefined })}>
        {isUnplaced && (
          <div role="alert">
            <Notice tone="danger">
              {refusal.message} {strays.map(([, problem]) => problem).join(' ')}
            </Notice>
          </div>
        )}
        {thing.unanswered && <Notice tone="info">{texts.unanswered[thing.unanswered]}</Notice>}
        <div className="pasted-fields">
          <TextField {...field('brand')} label={texts.brand} maxLength={limits.products.brandChars} />
          <TextField {...field('name')} label={texts.name} maxLength={limits.products.nameChars} />
          <TextField
            {...field('ean')}
            label={texts.ean}
            optional={common.optional}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
          />
          <TextField
            {...field('imageUrl')}
            label={texts.picture}
            optional={common.optional}
            inputMode="url"
            autoComplete="off"
            maxLength={limits.writing.imageUrlChars}
          />
        </div>
        <OfferLine card={card} draft={draft} />
        <span className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" busy={busy}>
            {thing.link ? texts.create : texts.createWithoutOffer}
          </Button>
          <Button look="ghost" onClick={() => paste.dismiss(key)}>
            {texts.dismiss}
          </Button>
        </span>
      </FieldProblems>
    </form>
  );
}

/** Which offer comes with it, and what it costs where somebody said so. */
function OfferLine({ card: { thing }, draft }: Pick<DraftFormProps, 'card' | 'draft'>) {
  const texts = usePasteTexts();
  const [locale] = useEdition();
  const { price } = draft;
  if (!thing.link) return thing.problem ? null : <p className="text-mute text-sm">{texts.withoutOffer}</p>;
  return (
    <div className="text-mute flex flex-col gap-1 text-sm">
      <p>{texts.leadsTo(thing.shop ?? '')}</p>
      {price && (
        <p>
          {texts.priceNow(formatMoney(price.value, price.currency, languageTags[locale]))}
          {' · '}
          <RelativeTime moment={price.asOf} />
        </p>
      )}
      {thing.link.marketplace === 'amazon' && <p>{texts.noPicture}</p>}
    </div>
  );
}
