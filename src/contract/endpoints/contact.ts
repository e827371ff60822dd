import { z } from 'zod';
import {
  contactMessageSchema,
  contactPageSchema,
  contactReceiptSchema,
  contactTicketSchema,
} from '../contact.ts';
import { defineEndpoints } from '../endpoint.ts';
import { localeSchema } from '../locale-schemas.ts';
import { fallbackLocale } from '../locales.ts';

const inEdition = z.object({ locale: localeSchema.default(fallbackLocale) });

export const contactEndpoints = defineEndpoints({
  getContactPage: {
    method: 'GET',
    path: '/api/contact',
    summary: "An edition's answers to frequent questions, which stand beside its contact form",
    access: 'public',
    cache: 'revalidate',
    query: inEdition,
    response: contactPageSchema,
  },
  getContactTicket: {
    method: 'GET',
    path: '/api/contact/ticket',
    summary: 'A signed note of when the contact form was opened',
    access: 'public',
    cache: 'no-store',
    response: contactTicketSchema,
  },
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    summary: "A reader's message to an edition's editors",
    access: 'public',
    cache: 'no-store',
    query: inEdition,
    body: contactMessageSchema,
    response: contactReceiptSchema,
  },
});
