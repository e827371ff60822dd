import type { Api } from '#contract/all.endpoints.ts';
import { contactProblemCodes } from '#contract/readers/messages/message-form.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { loadFaq } from '#i18n/pages/load-page.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import type { Services } from '#server/services.ts';

export const contactCalls = ({ messages }: Pick<Services, 'messages'>) =>
  ({
    getContactPage: async ({ locale }) => {
      noteSeen(tags.edition(locale));
      const { contact, fieldErrors } = await loadDictionary(locale);
      const problems = Object.fromEntries(contactProblemCodes.map((code) => [code, fieldErrors[code]]));
      return { faq: await loadFaq(locale), texts: contact, problems };
    },
    getContactTicket: async () => ({ ticket: await messages.openTicket() }),
    sendContactMessage: async ({ locale, body }, { address }) => {
      await messages.receive(locale, body, address);
      return { received: true };
    },
  }) satisfies Partial<Api>;
