import type { FailuresTexts } from '../br/failures.ts';

export const failures = {
  title: 'Something went wrong',
  message: 'We could not show this page. The problem is ours, and it has been recorded.',
  reference: (id: string) => `If you want to tell us about it, mention code ${id}.`,
  retry: 'Try again',
  home: 'Go to the home page',
  loadTitle: 'The page did not load',
  loadMessage: 'Check your connection and try again in a moment.',
  offlineTitle: 'You are offline',
  offlineMessage:
    'This page needs the internet to show you current text and prices. Try again when your connection is back.',
} satisfies FailuresTexts;
