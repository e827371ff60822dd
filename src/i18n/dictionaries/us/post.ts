import type { PostTexts } from '../br/post.ts';

export const post = {
  breadcrumbs: 'You are here',
  home: 'Home',
  by: (author: string) => `By ${author}`,
  updated: (date: string) => `Updated ${date}`,
  readingTime: (minutes: number) => `${minutes} min read`,
  contents: 'In this article',
  share: 'Share',
  shareOn: (place: string) => `Share on ${place}`,
  email: 'Email',
  shareByEmail: 'Share by email',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkCopiedHint: 'Paste it wherever you like.',
  copyFailed: 'Could not copy the link',
  copyFailedHint: 'Copy the address from the address bar instead.',
  related: 'Read next',
  previous: 'Previous',
  next: 'Next',
  neighbours: 'More articles',
  section: 'Product Recommendations',
} satisfies PostTexts;
