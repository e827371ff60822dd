import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crawlers, type ReaderClass, visitorClasses } from '#contract/readers/crawlers/crawlers.words.ts';
import { classOf, readerOf } from './class-of.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

describe('who asks is known by the name given', () => {
  test.each<[ReaderClass, string, string]>([
    ['people', '', chrome],
    ['people', '', phone],
    ['people', '', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
    ['search', 'Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['search', 'Googlebot', 'Googlebot-Image/1.0'],
    ['search', 'Bingbot', `${chrome} (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)`],
    [
      'search',
      'Applebot',
      'Mozilla/5.0 (Macintosh) Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    ],
    ['ai-training', 'Applebot-Extended', 'Applebot-Extended/1.0'],
    ['social', 'facebookexternalhit', 'facebookexternalhit/1.1 Facebot Twitterbot/1.0'],
    ['social', 'TelegramBot', 'TelegramBot (like TwitterBot)'],
    ['social', 'WhatsApp', 'WhatsApp/2.23.20.0'],
    ['social', 'Bluesky Cardyb', 'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)'],
    [
      'ai-training',
      'GPTBot',
      'Mozilla/5.0 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    ],
    ['ai-training', 'FacebookBot', 'Mozilla/5.0 (compatible; FacebookBot/1.0)'],
    [
      'ai-search',
      'OAI-SearchBot',
      'Mozilla/5.0 (compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot)',
    ],
    ['monitoring', 'Chrome-Lighthouse', `${chrome} Chrome-Lighthouse`],
    ['monitoring', 'UptimeRobot', 'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)'],
    ['other', 'AhrefsBot', 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)'],
    ['other', 'curl', 'curl/8.14.1'],
    ['other', 'HeadlessChrome', chrome.replace('Chrome/', 'HeadlessChrome/')],
    ['other', 'python-requests', 'python-requests/2.32.3'],
    ['other', '', ''],
  ])('%s: %s', (kind, name, userAgent) => {
    expect(readerOf(userAgent)).toEqual({ class: kind, name });
  });

  test('a word that only holds a name is not that name', () => {
    expect(readerOf(`${chrome} NotWhatsApper/1.0`).name).not.toBe('WhatsApp');
    expect(readerOf('CupTSTing/1.0').name).not.toBe('PTST');
  });
});

test('every name of the lists is of its class, in any spelling and any surroundings', () => {
  const lines = Object.entries(crawlers).flatMap(([kind, names]) =>
    names.map((name) => [kind, name] as const),
  );
  expect(new Set(lines.map(([, name]) => name.toLowerCase())).size).toBe(lines.length);
  fc.assert(
    fc.property(fc.constantFrom(...lines), fc.boolean(), fc.boolean(), ([kind, name], loud, wrapped) => {
      const written = loud ? name.toUpperCase() : name;
      const userAgent = wrapped ? `${chrome} (compatible; ${written}/2.1; +https://a.example)` : written;
      expect(readerOf(userAgent)).toEqual({ class: kind, name });
    }),
  );
});

test('whatever is written there has one class, a short name, and the same answer twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (userAgent) => {
      const reader = readerOf(userAgent);
      expect([...visitorClasses, 'people']).toContain(reader.class);
      expect(reader.name.length).toBeLessThanOrEqual(60);
      expect(reader.class === 'people' ? reader.name : '').toBe('');
      expect(readerOf(userAgent)).toEqual(reader);
    }),
  );
  expect(classOf(null)).toBe('other');
  expect(classOf(`${chrome} ${'x'.repeat(100_000)}`)).toBe('people');
});
