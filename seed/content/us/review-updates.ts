import type { ReviewUpdateTexts } from '#seed/facts/review-updates.ts';

export const reviewUpdates: ReviewUpdateTexts = {
  'nimbra-aero-3': ['Measured charging again from a fully drained battery: 3.5 hours, as the brand states.'],
  'kaluma-volta': ['Readers asked, so we made it clearer that it does better on hard floors than on carpet.'],
  'brumelo-fritta-5': [
    'Another month of dishwasher cycles for the basket: the coating looks the same. The score stays.',
    'Corrected the timer, which runs up to 60 minutes, not 30.',
  ],
  'corvita-lenta': ['Added that it needs a good grinder beside it, after several readers asked.'],
  'quarzo-m5': [
    'The second system update arrived on time, and the battery still lasts all day.',
    'Said more about what to expect from photos in dim light.',
  ],
  'sonoru-buds-3': ['Tried the multipoint connection with two laptops as well: it works the same way.'],
  'paralax-view-27': ['Added the note on laptops that draw more than 65 watts.'],
};
