import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const affiliates: StaticPageText = {
  title: 'Affiliate Disclosure',
  description:
    'How Vitrina USA earns money from links to Amazon, why you pay the same price, and what keeps commissions away from our verdicts.',
  lead: 'As an Amazon Associate, Vitrina USA earns from qualifying purchases. Here is what that means for you and for what you read here.',
  sections: [
    {
      heading: 'How it works',
      paragraphs: [
        'Many of our guides and reviews link to products on amazon.com. Those links carry a tag that tells Amazon you came from us. If you then make a qualifying purchase, Amazon may pay us a commission. You do not have to do anything, and you are never obliged to use our links.',
      ],
    },
    {
      heading: 'What it costs you',
      paragraphs: [
        'Nothing. Our link does not change your price: at the same moment, you would pay the same if you had searched for the product yourself. The commission comes from Amazon.',
      ],
    },
    {
      heading: 'What it does not buy',
      paragraphs: [
        'A commission gives us a financial interest, and you should know about it when you weigh our advice. These are the rules we follow so that it stays out of our verdicts:',
      ],
      points: [
        'The commission never decides what we recommend.',
        'No brand pays for a review, and no brand approves one.',
        'Scores follow the same four weighted criteria for every product.',
        'A weak product gets a weak score, whether or not a link could earn us money.',
      ],
    },
    {
      heading: 'How to recognize these links',
      paragraphs: [
        'An article that contains affiliate links says so on the page, in words. The links themselves are also marked as sponsored in the code, where search engines can read it. The Federal Trade Commission asks publishers, in its Endorsement Guides, to be open about ties like this one. This page is part of how we do that.',
      ],
    },
    {
      heading: 'After you click',
      paragraphs: [
        'Until you click, nothing on our pages is loaded from Amazon. After that you are on its site, where it sets its own cookies under its own policy. On our side, we count the click as a number per day, edition and link, with no IP address and no identifier. We do not record who clicked.',
      ],
    },
    {
      heading: 'Prices and images',
      paragraphs: [
        'A price on our pages always comes with the date and time for which it was true, and it disappears after 23 hours at most if it has not been renewed. The price Amazon shows when you buy is the one that counts. Product images belong to Amazon and their respective owners; the illustrations in our demo content are our own.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: [
        'If a recommendation ever looks to you as if money had spoken, tell us through the contact page. We will look at it again, and if we were wrong we will correct it.',
      ],
    },
  ],
};
