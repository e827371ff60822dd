import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const about: StaticPageText = {
  title: 'About',
  description:
    'Who writes Vitrina USA, how we choose and score products, what we do about mistakes, and why no brand can buy a place here.',
  lead: 'Vitrina USA is a magazine for people who would rather make one good purchase than three hopeful ones. We tell you what is worth your money, who it suits and where it falls short.',
  sections: [
    {
      heading: 'What we do',
      paragraphs: [
        'We publish buying guides and reviews for everyday life: the kitchen, the home office, the garage, the nursery, the carry-on. A guide starts with the answer, because you may be standing in a store aisle when you read it. The reasons follow, for when you have more time.',
        'Vitrina has editions for Brazil, Italy, Mexico, Spain and the United States. They share a method, not a script. Each one is written for its own readers, with the stores, the units and the habits of its own country.',
        'The products in our present demo content, along with their brands, are fictional; they show how the magazine works and cannot actually be bought.',
      ],
    },
    {
      heading: 'Who writes',
      paragraphs: [
        'Every review carries the name of the person who wrote it. That person answers for the verdict, the praise and the complaints included. If something does not convince us, we say so, and we try to say who might still be happy with it.',
      ],
    },
    {
      heading: 'How we score',
      paragraphs: [
        'A score runs from 0 to 10 and is built from four parts. The weights are the same for a drill and for a baby monitor, so you can always see where a number comes from:',
      ],
      points: [
        'Performance, 40%: how well it does the job you would buy it for.',
        'Ease of use, 20%: setup, daily handling, cleaning and care.',
        'Build, 20%: materials, assembly and how it is likely to hold up.',
        'Value, 20%: what you get for what you pay.',
      ],
    },
    {
      heading: 'How we pay for it',
      paragraphs: [
        'When you buy through one of our links to Amazon, we may earn a commission, and your price stays the same. The commission never decides what we recommend. No brand pays for a review, and none gets to approve one before or after it is published. We carry no ads from advertising networks either. The Affiliate Disclosure has the details.',
      ],
    },
    {
      heading: 'When we get it wrong',
      paragraphs: [
        'It happens. When we find a mistake, or you point one out, we check it, correct the article and date the correction. If the error changes our verdict, the verdict changes too.',
      ],
    },
    {
      heading: 'Talk to us',
      paragraphs: [
        'Questions, corrections and suggestions all reach us through the contact page. You do not need an account, and you do not need to be an expert. Some of the best questions come from people who have just unpacked the box.',
      ],
    },
  ],
};
