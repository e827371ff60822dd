import type { DocumentTexts } from '../pt/document.ts';

export const document = {
  title: 'Admin - Vitrina',
  noScript: 'The Vitrina admin needs JavaScript. Turn it on in this browser and load the page again.',
} satisfies DocumentTexts;
