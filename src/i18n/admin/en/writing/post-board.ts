import type { BoardState } from '#contract/writing/posts/post-board.words.ts';
import type { PostBoardTexts } from '../../pt/writing/post-board.ts';

const states: Record<BoardState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
  missing: 'Missing',
  drifted: 'Original changed',
};

export const postBoard: PostBoardTexts = {
  title: 'Posts by edition',
  about: 'Which edition has which post, in which state, and which copies fell behind their original.',
  article: 'Post',
  search: 'Search by title',
  state: 'State',
  states,
  edition: 'In the edition',
  anywhere: 'any of them',
  missing: 'missing',
  handedIn: 'handed in',
  original: 'original',
  copyOf: (edition) => `copy of ${edition}`,
  drifted: 'the original has changed',
  isCurrent: 'It is up to date',
  isCurrentAbout: 'Says that this copy already has what changed in the original.',
  followed: 'Copy is up to date',
  followedText: 'It follows the original until that changes again.',
  open: 'Open',
  copy: 'Copy',
  copyHere: 'Copy here',
  copyFrom: (edition) => `Copy from ${edition}`,
  cell: (article, edition) => `${article}, ${edition}`,
  copied: 'Post copied',
  copiedText: (edition) => `The draft is in ${edition}, waiting to be translated.`,
  openCopy: 'Open the copy',
  notDone: 'Nothing changed',
  empty: 'No posts to compare',
  emptyText: 'The first post of any edition shows up here.',
  noneFound: 'No such post',
  noneFoundText: 'Change the search or clear the filters.',
};
