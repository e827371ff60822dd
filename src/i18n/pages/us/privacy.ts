import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const privacy: StaticPageText = {
  title: 'Privacy Policy',
  description:
    'No reader cookies, no trackers, no third-party scripts: what Vitrina USA does keep, for how long, and how you can see or delete it.',
  lead: 'You can read all of Vitrina USA without telling us who you are. This page lists the little that we do keep, why we keep it and when it goes away.',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        'This site is published by Vitrina USA, called “we” below. For anything to do with your privacy, write to us through the contact page.',
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'Readers get no cookies from us. Your browser remembers up to three things in its local storage, on your own device:',
      ],
      points: [
        'the edition you last read;',
        'the light or dark theme, if you chose one;',
        'for administrators of the site only, a hint that shows the admin button.',
      ],
    },
    {
      heading: 'How to clear it',
      paragraphs: [
        'None of these notes is sent to us. To remove them, clear this site’s data in your browser settings. Only administrators receive a cookie: when they sign in, a session cookie keeps them signed in.',
      ],
    },
    {
      heading: 'No third parties on our pages',
      paragraphs: [
        'We use no third-party scripts, fonts, analytics or advertising networks. Everything on a page comes from our own server.',
        'Links to stores, and the links for sharing on WhatsApp, Telegram or Facebook or by email, are plain links. Nothing is loaded from those services until you click. Once you do, you are on their ground: a store sets its own cookies and handles your data under its own policy.',
      ],
    },
    {
      heading: 'The server log',
      paragraphs: [
        'For each request, our server notes the method, the address requested, the status of the answer and how long it took. The words you search for are left out, and the log holds no IP addresses. We use it only to operate the site and keep it secure.',
      ],
    },
    {
      heading: 'Counting clicks on store links',
      paragraphs: [
        'We count how often each store link is clicked, per day and per edition, with people and crawlers counted apart. The result is a number and nothing more: no IP address and no identifier goes with it, so it cannot be traced back to you. We keep these counts for 25 months, long enough to compare one season with the same season a year earlier.',
        'Page views are counted the same way. So that one click does not count twice, the server remembers for a short while where it came from, in memory only and scrambled beyond recognition; that is never stored.',
      ],
    },
    {
      heading: 'When you write to us',
      paragraphs: [
        'The contact form stores your name, your email address, the subject and your message. We use them to answer you. They are deleted after 12 months, or earlier if you ask. Please leave out anything we do not need for an answer, such as payment details or health information.',
      ],
    },
    {
      heading: 'What we do not do',
      paragraphs: [
        'We do not sell personal information, and we do not share it for targeted advertising. We do not build profiles of readers. Browser signals such as Do Not Track and Global Privacy Control do not change how the site behaves, because there is no tracking here for them to switch off.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'California and a growing number of other states give their residents rights over personal information. Not every one of these laws applies to every publisher. We would rather not make you work that out, so we offer the following to all readers, wherever they live:',
      ],
      points: [
        'to know whether we hold messages from you, and to get a copy of them;',
        'to have something in them that is wrong corrected or removed;',
        'to have them deleted before the 12 months are over;',
        'to use any of these rights without being treated differently for it.',
      ],
    },
    {
      heading: 'How to use them',
      paragraphs: [
        'Send a request through the contact page, and give the email address you used when you first wrote. That address is how we find your messages, so that we can export or delete them. We may write to it first to make sure that the request is yours. If the law of your state lets someone else act for you, that person can write to us in the same way.',
        'We cannot look you up in the log or in the click counts, since neither is tied to a person. If you disagree with our answer, tell us and we will look at it again. You can also turn to the attorney general or the privacy regulator of your state.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'Vitrina USA is written for adults who shop and is not directed to children under 13. If you believe that a child has sent us a message, let us know through the contact page and we will delete it.',
      ],
    },
    {
      heading: 'Changes to this policy',
      paragraphs: [
        'If the site starts to handle data differently, we will change this page to say so. The version you find here is the one that applies.',
      ],
    },
  ],
};
