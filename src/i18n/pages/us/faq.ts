import type { FaqText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const faq: FaqText = [
  {
    question: 'How do you choose and test products?',
    answer:
      'We start with what people need to get done and look for the products that could do it well. A named author then reviews each one and scores it from 0 to 10: performance counts for 40%, and ease of use, build and value for 20% each. The weights are the same in every category.',
  },
  {
    question: 'Do brands pay you?',
    answer:
      'No brand pays for a review or approves one. We earn a commission from Amazon on qualifying purchases made through our links. Your price stays the same, and the commission never decides what we recommend.',
  },
  {
    question: 'Why is a price different at the store, or missing here?',
    answer:
      'Stores can change a price at any time. Ours is shown with the date and time for which it was true, and it disappears after 23 hours at most if it has not been renewed. When there is no price, follow the link: what the store shows when you buy is what counts.',
  },
  {
    question: 'I found a mistake. How do I report it?',
    answer:
      'Use the form on this page. Tell us which article it is, what is wrong and, if you can, how you know. We check every report, and when you are right we correct the article and date the correction.',
  },
  {
    question: 'Can I suggest a product?',
    answer:
      'Please do. Send us its name and a line about why it deserves a look, or about the problem you hope it solves. If you work for the maker, say so. We read every suggestion, but we cannot review everything, and a suggestion never guarantees a review.',
  },
  {
    question: 'What happens to the message I send?',
    answer:
      'We store your name, email address, subject and message so that we can answer you, and we delete them after 12 months. If you want a copy, or want them gone sooner, write to us with the email address you used and we will export or delete them.',
  },
];
