import { queryOptions } from '@tanstack/react-query';
import type { ContactProblem } from '#contract/readers/messages/message-form.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { FaqText } from '#contract/writing/static-pages/static-pages.schemas.ts';
import type { ContactTexts } from '#i18n/dictionaries/br/contact.ts';
import { apiRequest } from './request.ts';

interface ContactPageText {
  faq: FaqText;
  texts: ContactTexts;
  problems: Record<ContactProblem['code'], string>;
}

export const contactPageQuery = (locale: Locale) =>
  queryOptions<ContactPageText>({ queryKey: ['/api/contact', { locale }] });

/** The server's note of when the form was opened. Without one a message is received all the same. */
export async function openContactTicket(): Promise<string | undefined> {
  try {
    return ((await apiRequest('GET', '/api/contact/ticket')) as { ticket: string }).ticket;
  } catch {
    return undefined;
  }
}

export const sendContactMessage = (locale: Locale, message: Record<string, string | undefined>) =>
  apiRequest('POST', `/api/contact?locale=${locale}`, message);
