import type { ContactTexts } from '../br/contact.ts';

export const contact = {
  title: 'Contact',
  description:
    'Write to our editors: corrections, product suggestions, privacy questions. We read every message that arrives through this page.',
  lead: 'Found a mistake, want to suggest a product, or have a question? Write to us. A person on our staff will answer.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  trap: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending...',
  sentTitle: 'We got your message',
  sentText: 'Thank you for writing. If it calls for an answer, we will reply to the address you gave.',
  another: 'Write another message',
  failedTitle: 'Your message was not sent',
  failedText: 'We could not reach the server. What you wrote is still here: please try again in a moment.',
  problems: 'Check the highlighted fields. What you wrote is still here.',
  privacy: 'We use this information only to answer you, and delete it after 12 months.',
  privacyLink: 'Privacy Policy',
  faq: 'Frequently asked questions',
} satisfies ContactTexts;
