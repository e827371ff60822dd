import type { CommonTexts } from '../br/common.ts';

export const common = {
  loading: 'Loading...',
  skipToContent: 'Skip to content',
  backToTop: 'Back to top of page',
  close: 'Close',
  page: (number) => `Page ${number}`,
  previousPage: 'Previous page',
  newVersion: 'A new version is available.',
  update: 'Update',
  notifications: 'Notifications',
  notification: 'Notification',
} satisfies CommonTexts;
