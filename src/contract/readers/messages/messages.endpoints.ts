import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { editionParam } from '#contract/site/parameters.schemas.ts';
import {
  contactMessageSchema,
  contactPageSchema,
  contactReceiptSchema,
  contactTicketSchema,
} from './messages.schemas.ts';

const inEdition = z.object({ locale: editionParam });

export const messageEndpoints = defineEndpoints({
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
