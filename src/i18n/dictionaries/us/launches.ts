import type { LaunchesTexts } from '../br/launches.ts';

export const launches = {
  title: 'Launches',
  titleOf: (date: string) => `Launches on ${date}`,
  description: 'The products that have just joined our reviews, day by day.',
  empty: 'No launches on this day.',
  never: 'There are no launches yet.',
  days: 'Other days',
  priceThen: (price: string) => `Price at launch: ${price}`,
  seeReviews: 'See all reviews',
  latest: 'See the latest launches',
} satisfies LaunchesTexts;
