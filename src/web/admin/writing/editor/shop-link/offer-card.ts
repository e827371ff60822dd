import type { Editor } from '@tiptap/react';
import type { PastedThing } from '#contract/commerce/pasted-links/pasted-links.admin.schemas.ts';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { AdminLanguage } from '#i18n/admin/languages.ts';
import { callApi } from '#web/admin/api/call.ts';
import { fieldsOf, isComplete, isDraft, productOf } from '#web/admin/ui/pasted/draft-fields.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { putCard, readdress } from './link-place.ts';

/** Whoever has to read it and decide is still writing. */
const SHOWN_MS = 20_000;

interface Pasted {
  address: string;
  locale: Locale;
  language: AdminLanguage;
}

const wordsIn = async (language: AdminLanguage) =>
  language === 'pt'
    ? (await import('#i18n/admin/pt/commerce/pasted-links.ts')).pastedLinks.inText
    : (await import('#i18n/admin/en/commerce/pasted-links.ts')).pastedLinks.inText;

/** A link to any other site is nobody's business here. */
const isOfShop = ({ products, link, externalId }: PastedThing): boolean =>
  products.length > 0 || link !== null || externalId !== null;

/** Where its fields can be filled in, or one of two products be chosen. */
function openDesk({ address, locale }: Pasted): void {
  const query = new URLSearchParams({ locale, text: address, look: '1' });
  window.open(`${adminRoutes.pasteLinks}?${query}`, '_blank', 'noopener');
}

/** What was pasted into a text is a product: foreign tags go, and its card is one press away. Nothing is made unasked. */
export async function offerCard(editor: Editor, pasted: Pasted): Promise<void> {
  const { address, locale, language } = pasted;
  const body = { locale, text: address };
  const [{ items }, words] = await Promise.all([
    callApi('POST /api/admin/pasted-links', { body }),
    wordsIn(language),
  ]);
  const [thing] = items;
  if (!thing || editor.isDestroyed || !isOfShop(thing)) return;
  const { removed, link, products } = thing;
  // One that is sold by as it was given stays so.
  const clean = removed.length > 0 && link?.url !== address ? thing.address : null;
  if (clean !== null) readdress(editor, address, clean);
  const href = clean ?? address;
  const description = clean === null ? '' : words.cleaned(removed.join(', '));
  const offer = (title: string, label: string, run: () => unknown) =>
    toast({ title, description, duration: SHOWN_MS, action: { label, run: () => void run() } });
  const [ours] = products;
  /** What stands in the way is said where its fields are. */
  const orAtTheDesk = async (make: () => Promise<number>) => {
    try {
      const id = await make();
      if (!editor.isDestroyed) putCard(editor, href, id);
    } catch {
      openDesk(pasted);
    }
  };
  if (ours && products.length === 1) {
    const title = words.ours(`${ours.brand} ${ours.name}`);
    // Without an offer in this edition its card would lead nowhere; another pack is for a person to look at.
    if (link && ours.offer === 'free' && !ours.differs)
      return void offer(title, words.putWithOffer, () =>
        orAtTheDesk(async () => {
          const body = { productId: ours.id, locale, ...link };
          await callApi('POST /api/admin/offers', { body });
          return ours.id;
        }),
      );
    return void offer(title, words.put, () => putCard(editor, href, ours.id));
  }
  const fields = fieldsOf(thing);
  if (!isDraft(thing) || !isComplete(fields))
    return void offer(ours ? words.several : words.unknown, words.complete, () => openDesk(pasted));
  offer(words.draft(`${fields.brand} ${fields.name}`), words.create, () =>
    orAtTheDesk(async () => {
      const body = productOf(locale, thing, fields);
      return (await callApi('POST /api/admin/pasted-links/products', { body })).id;
    }),
  );
}
