import type { PostTexts } from '../br/post.ts';

export const post = {
  breadcrumbs: 'You are here',
  home: 'Home',
  by: (author: string) => `By ${author}`,
  updated: (date: string) => `Updated on ${date}`,
  readingTime: (minutes: number) => `${minutes} min read`,
  contents: 'In this article',
  share: 'Share',
  shareBy: (place: string) => `Share by ${place}`,
  email: 'email',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkCopiedHint: 'Paste it wherever you like.',
  copyFailed: 'Could not copy the link',
  copyFailedHint: 'Copy the address from the address bar instead.',
  related: 'Read next',
  previous: 'Previous',
  next: 'Next',
  neighbours: 'More posts',
  section: 'Product Recommendations',
} satisfies PostTexts;
