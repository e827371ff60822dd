import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const terms: StaticPageText = {
  title: 'Terms of Use',
  description:
    'The rules for using Vitrina USA in plain English: what our advice can and cannot do, how prices work, and what you may reuse.',
  lead: 'These terms apply whenever you use Vitrina USA. We have kept them short, so that you can actually read them.',
  sections: [
    {
      heading: 'What this site is',
      paragraphs: [
        'Vitrina USA is a magazine that reviews and recommends products. Reading it is free and takes no account. By using the site you accept these terms; if you do not agree with them, please do not use it. How we handle data is explained in the Privacy Policy.',
      ],
    },
    {
      heading: 'Our reviews are opinions',
      paragraphs: [
        'Reviews and scores are the honest opinion of the author named on them, formed with the method described on the About page. Your home, your hands and your budget are different from ours, so your experience may be too. Before you buy, check the specifications that matter to you with the seller. Before you use a product, follow the manufacturer’s instructions and safety warnings. Nothing here replaces the advice of a doctor, an electrician or any other professional.',
      ],
    },
    {
      heading: 'Prices and availability',
      paragraphs: [
        'When we show a price, we show it with the date and time for which it was true. A price that is not renewed disappears by itself after 23 hours at most, which is why you will sometimes see only a link. Prices and stock can change at any moment. The price and the availability the store displays when you buy are the ones that count.',
      ],
    },
    {
      heading: 'You buy from the store, not from us',
      paragraphs: [
        'We sell nothing. If you follow a link to Amazon and place an order, your contract is with Amazon or with the seller named there. Payment, delivery, returns and warranty are matters between you and them, under their terms. Many of our store links earn us a commission; the Affiliate Disclosure explains how. We do not control other companies’ websites and cannot answer for what they publish or do.',
      ],
    },
    {
      heading: 'What you may reuse',
      paragraphs: ['Our texts, scores and illustrations are protected by copyright. You are welcome to:'],
      points: [
        'link to any page;',
        'print or save articles for yourself;',
        'quote short passages, with our name and a link to the article;',
        'do anything else that fair use allows.',
      ],
    },
    {
      heading: 'What belongs to others',
      paragraphs: [
        'For anything beyond that, ask us first through the contact page. Product images belong to the marketplace and their respective owners; the illustrations in the demo content are our own. Brand names and trademarks belong to the companies that hold them, and naming a product does not mean that its maker endorses us. If you believe that something here infringes your rights, write to us with the address of the page and we will look into it.',
      ],
    },
    {
      heading: 'Fair conduct',
      paragraphs: [
        'Please use the site in a way that keeps it working for everyone. That means you may not:',
      ],
      points: [
        'break into it, overload it or try to get around its security;',
        'republish our articles in bulk or pass them off as your own;',
        'use the contact form for spam, threats or false identities.',
      ],
    },
    {
      heading: 'Messages you send us',
      paragraphs: [
        'What you write to us remains yours. We may use the substance of a suggestion or a correction to improve an article, without owing you payment. We will not publish your name unless you agree.',
      ],
    },
    {
      heading: 'What we can promise',
      paragraphs: [
        'We work carefully and correct our mistakes, with the date of the correction. Even so, we provide the site as it is, and we cannot promise that it will always be complete, up to date or available. As far as the law allows, we give no implied warranties and are not liable for indirect losses, or for losses caused by a product you bought from someone else. Nothing in these terms limits liability that the law does not let us limit, or takes away rights you have as a consumer in your state.',
      ],
    },
    {
      heading: 'Changes and contact',
      paragraphs: [
        'We may change these terms as the site changes; the version on this page is the current one. If a part of them turns out to be invalid, the rest stays in force. If you have a question or a complaint, write to us through the contact page first. Most things can be settled in a message or two.',
      ],
    },
  ],
};
