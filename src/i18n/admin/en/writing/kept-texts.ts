import type { KeptTexts } from '#i18n/admin/pt/writing/kept-texts.ts';

export const keptTexts: KeptTexts = {
  back: (when) => `What you wrote ${when} and did not save is back.`,
  found: (when) => `This device has text of ${when} that was not saved.`,
  restore: 'Bring it back',
  discard: 'Discard',
  othersWriting: (names) => `${names} also has unsaved text here.`,
  history: 'History',
  historyAbout: 'Every saved version, what has changed since, and the way back to it.',
  noVersions: 'No versions yet: the first is kept when somebody saves.',
  versions: 'Versions',
  compared: 'Compared with what is in the form',
  same: 'The same as what is in the form.',
  putBack: 'Put into the form',
  putBackDone: 'Version in the form',
  putBackText: 'Nothing changes for readers until you save.',
};
