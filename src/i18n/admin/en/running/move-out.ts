import type { MoveOutForm } from '#contract/running/move-out/move-out.words.ts';
import type { MoveOutTexts } from '#i18n/admin/pt/running/move-out.ts';

const forms: Record<MoveOutForm, string> = {
  wxr: 'For WordPress',
  markdown: 'As Markdown',
  static: 'The site as files',
};

const formHints: Record<MoveOutForm, string> = {
  wxr: 'A file for each edition, for Tools → Import. WordPress fetches the pictures from this site: leave it running until then.',
  markdown: 'A file for each article and review, with the pictures and files as they came.',
  static:
    'What readers see, without prices, for any host of files. It takes minutes, and more on a large site.',
};

export const moveOut: MoveOutTexts = {
  forms,
  formHints,
  title: 'Take everything along',
  about:
    'All that was written, in a zip that other systems read: articles in every state, reviews and pictures. Nothing of the site changes.',
  form: 'Form',
  begin: 'Make a copy',
  list: 'Copies',
  states: { waiting: 'Waiting. It begins in seconds.', running: 'Being made. You may leave this page.' },
  progress: {
    texts: (done, total) => `${done} of ${total} texts`,
    addresses: (done, total) => `${done} of ${total} addresses known so far`,
  },
  keptUntil: (day) => `kept until ${day}`,
  download: (megabytes) => `Download (${megabytes} MB)`,
};
