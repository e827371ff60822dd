import type { GateTexts } from '../br/gate.ts';

export const gate = {
  title: 'Coming Soon!',
  firstLine: (site: string) => `We are preparing ${site} with great care.`,
  secondLine: 'Come back in a few days to read our recommendations.',
  back: 'Back to country selection',
  trademark: 'Amazon and the Amazon logo are trademarks of Amazon.com, Inc. or its affiliates.',
  errorTitle: 'Oops!',
  errorMessage: 'This site is not available yet.',
  retry: 'Try again',
} satisfies GateTexts;
