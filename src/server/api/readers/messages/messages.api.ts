import type { Api } from '#contract/all.endpoints.ts';
import { contactProblemCodes } from '#contract/readers/messages/message-form.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { loadFaq } from '#i18n/pages/load-page.ts';
import type { Services } from '#server/services.ts';

export const contactCalls = ({ messages }: Pick<Services, 'messages'>) =>
  ({
    getContactPage: async ({ locale }) => {
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
