import { useEffect, useRef, useState } from 'react';
import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { TextAreaField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { UnsavedGuard } from '#web/admin/ui/form/unsaved-guard.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { isComplete, isDraft, isUntouched } from '#web/admin/ui/pasted/draft-fields.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { usePasteTexts } from './paste-texts.ts';
import { PastedCard } from './pasted-card.tsx';
import { type PasteCard, type PasteWork, usePaste } from './use-paste.ts';

const isOpen = ({ thing, done }: PasteCard): boolean => isDraft(thing) && done === undefined;

/** Links, numbers and whole messages become products: looked at first, made afterwards. */
export default function PastePage() {
  const [locale] = useEdition();
  // What was found is of the edition that it was looked up in.
  return <Paste key={locale} locale={locale} />;
}

function Paste({ locale }: { locale: Locale }) {
  const texts = usePasteTexts();
  const [given] = useUrlParam('text');
  const [asked] = useUrlParam('look');
  const button = useRef<HTMLSpanElement>(null);
  // Whoever comes from a hit of the catalogue has chosen already.
  useEffect(() => {
    if (asked) button.current?.closest('form')?.requestSubmit();
  }, [asked]);
  const nameOf = useEditionNames();
  const paste = usePaste(locale);
  const { cards } = paste;
  const touched = cards?.some((card) => isOpen(card) && !isUntouched(card.thing, card.fields)) ?? false;
  return (
    <>
      <PageHeader title={texts.title} about={texts.about} />
      <UnsavedGuard dirty={touched} param="locale" />
      <Form
        label={texts.title}
        className="panel form-panel mb-6"
        onSend={(data) => paste.look(String(data.get('text') ?? ''))}
      >
        <TextAreaField
          name="text"
          label={texts.text}
          hint={texts.hint(nameOf(locale))}
          defaultValue={given?.slice(0, networkLimits.pastedChars)}
          rows={4}
          autoFocus
          spellCheck={false}
          maxLength={networkLimits.pastedChars}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <span ref={button}>
          <SubmitButton icon="search">{texts.look}</SubmitButton>
        </span>
      </Form>
      <div role="status">
        {cards?.length === 0 && <EmptyState icon="search-x" title={texts.nothing} text={texts.nothingText} />}
      </div>
      {cards && cards.length > 0 && <Found cards={cards} paste={paste} />}
    </>
  );
}

function Found({ cards, paste }: { cards: PasteCard[]; paste: PasteWork }) {
  const texts = usePasteTexts();
  const [busy, setBusy] = useState(false);
  const ready = cards.filter((card) => isOpen(card) && isComplete(card.fields));

  /** One after the other: two that are the same product must not be made twice. */
  async function createAll(): Promise<void> {
    setBusy(true);
    let made = 0;
    for (const card of ready) if (await paste.create(card)) made += 1;
    setBusy(false);
    const left = ready.length - made;
    toast({
      title: texts.madeAll(made),
      description: left > 0 ? texts.leftOver(left) : '',
      ...(left > 0 && { variant: 'destructive' as const }),
    });
  }
  return (
    <section aria-label={texts.found(cards.length)} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div role="status">
          <h2 className="text-base">{texts.found(cards.length)}</h2>
        </div>
        {ready.length > 1 && (
          <Button look="primary" icon="plus" busy={busy} onClick={() => void createAll()}>
            {texts.createAll(ready.length)}
          </Button>
        )}
      </header>
      <ul className="flex flex-col gap-3">
        {cards.map((card) => (
          <li key={card.key}>
            <PastedCard card={card} paste={paste} />
          </li>
        ))}
      </ul>
    </section>
  );
}
