import type { Api } from '#contract/endpoints.ts';
import { loadFaq } from '#i18n/pages/load-page.ts';
import type { Services } from '#server/services.ts';

export const contactCalls = ({ contactMessages }: Pick<Services, 'contactMessages'>) =>
  ({
    getContactPage: async ({ locale }) => ({ faq: await loadFaq(locale) }),
    getContactTicket: async () => ({ ticket: await contactMessages.openTicket() }),
    sendContactMessage: async ({ locale, body }, { address }) => {
      await contactMessages.receive(locale, body, address);
      return { received: true };
    },
  }) satisfies Partial<Api>;
