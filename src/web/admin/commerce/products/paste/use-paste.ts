import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  PastedProduct,
  PastedThing,
} from '#contract/commerce/pasted-links/pasted-links.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { explainFailure, type Refusal } from '#web/admin/ui/feedback/explain-failure.ts';
import { type DraftFields, fieldsOf, ownProblems, productOf } from '#web/admin/ui/pasted/draft-fields.ts';

/** A recognised thing on the screen, and how far somebody is with it. */
export interface PasteCard {
  key: number;
  thing: PastedThing;
  fields: DraftFields;
  busy: boolean;
  refusal: Refusal | undefined;
  /** The product that it became, or that its offer was added to. */
  done: { id: number; name: string } | undefined;
}

let lastKey = 0;
const cardOf = (thing: PastedThing): PasteCard => {
  lastKey += 1;
  const fields = fieldsOf(thing);
  return { key: lastKey, thing, fields, busy: false, refusal: undefined, done: undefined };
};

/** What was pasted last, card by card. */
export function usePaste(locale: Locale) {
  const texts = useTexts();
  const client = useQueryClient();
  const [cards, setCards] = useState<PasteCard[]>();
  const change = (key: number, set: Partial<PasteCard>) =>
    setCards((all) => all?.map((card) => (card.key === key ? { ...card, ...set } : card)));
  const refreshLists = () => client.invalidateQueries({ queryKey: ['/api/admin/products'] });

  /** True where it worked out; otherwise the card says why not, and keeps what was typed. */
  async function attempt({ key }: PasteCard, work: () => Promise<PasteCard['done']>): Promise<boolean> {
    change(key, { busy: true, refusal: undefined });
    try {
      change(key, { busy: false, done: await work() });
      await refreshLists();
      return true;
    } catch (error) {
      const { message, fields } = explainFailure(error, texts);
      change(key, { busy: false, refusal: { message, fields: ownProblems(fields) } });
      return false;
    }
  }

  return {
    cards,
    change,
    dismiss: (key: number) => setCards((all) => all?.filter((card) => card.key !== key)),

    async look(text: string): Promise<void> {
      const { items } = await callApi('POST /api/admin/pasted-links', { body: { locale, text } });
      setCards(items.map(cardOf));
    },

    create: (card: PasteCard): Promise<boolean> =>
      attempt(card, async () => {
        const body = productOf(locale, card.thing, card.fields);
        const { id, brand, name } = await callApi('POST /api/admin/pasted-links/products', { body });
        return { id, name: `${brand} ${name}` };
      }),

    addOffer: (card: PasteCard, { id, brand, name }: PastedProduct): Promise<boolean> =>
      attempt(card, async () => {
        const { link } = card.thing;
        if (link) await callApi('POST /api/admin/offers', { body: { productId: id, locale, ...link } });
        return { id, name: `${brand} ${name}` };
      }),
  };
}
export type PasteWork = ReturnType<typeof usePaste>;
