import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { faqSchema } from '#contract/writing/static-pages/static-pages.schemas.ts';

/** Wide on purpose: contact-form.ts says what is wrong, in words; this keeps out what no form could send. */
const typed = plainText(limits.contact.rawChars).default('');

export const contactMessageSchema = z.object({
  name: typed,
  email: typed,
  subject: typed,
  message: typed,
  website: typed,
  /** When the form was opened, signed by the server; without scripts there is none. */
  ticket: plainText(200).optional(),
});
export type ContactMessageInput = z.output<typeof contactMessageSchema>;

export const contactReceiptSchema = z.object({ received: z.literal(true) });
export const contactTicketSchema = z.object({ ticket: z.string() });

const textsSchema = z.record(z.string(), z.string());

/** The words of the contact page, which no other page needs. */
export const contactPageSchema = z.object({ faq: faqSchema, texts: textsSchema, problems: textsSchema });
