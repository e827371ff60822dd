import type { TogetherTexts } from '../../pt/writing/post-together.ts';

export const together = {
  handIn: 'Hand in',
  handInTitle: 'Hand the post in?',
  handInText:
    'An editor reads it, publishes it or hands it back with a comment. Until then the text stays as it is.',
  handedIn: 'The post was handed in',
  handedInText: 'Editors see it among those that wait for them.',
  note: 'A word to the editors',
  takeBack: 'Take back',
  takenBack: 'The post is yours again',
  takenBackText: 'You can go on writing.',
  handBack: 'Hand back',
  handBackTitle: 'Hand the post back?',
  handBackText: 'Its author can change the text again, and reads what you say here.',
  why: 'What is missing',
  whyMissing: 'Say what is missing, if only in a sentence.',
  handedBack: 'The post was handed back',
  handedBackText: 'Its author can go on.',
  waiting: 'This post was handed in and waits for an editor.',
  comments: 'Conversation',
  commentsAbout: 'Only the team sees it.',
  noComments: 'Nobody has said anything yet.',
  comment: 'Comment',
  send: 'Comment',
  kinds: { comment: '', handed_in: 'handed the post in', handed_back: 'handed the post back' },
  here: (names: string) => `Here now: ${names}`,
} satisfies TogetherTexts;
