import type { EdgeTexts } from '#i18n/admin/pt/pages/edge.ts';

export const edge: EdgeTexts = {
  title: 'Caches in front',
  about: 'What keeps pages between the server and readers, and how far it knows of changes.',
  states: {
    told: 'Up to date',
    failing: 'Trying again',
    behind: 'Late',
    stopped: 'Stopped',
    unheard: 'Nobody tells it',
    asks: 'Asks by itself',
  },
  notes: {
    told: 'Hears of each change within seconds.',
    failing: 'Did not answer well. The server tries again by itself, after longer and longer pauses.',
    behind:
      'Has not heard of changes for more than a minute. Until it has, it keeps pages for a minute only.',
    stopped:
      'Refused to be told, and waiting will not mend that: check its key or its access, then have it told again. Until then it keeps pages for a minute only.',
    unheard:
      'No server that works on jobs tells this cache. Check that one of them is up, with the same EDGE_TARGETS.',
    asks: 'Cannot be told of changes: each second it asks whether a page is still true. There is nothing to forget here.',
  },
  caughtUp: 'Knows everything up to',
  lastSent: 'Last told',
  waiting: 'Changes that wait',
  answer: 'What it answered',
  tries: (n) => (n === 1 ? '1 try' : `${n} tries`),
  never: 'never',
  resume: 'Tell it again',
  resumed: 'It will be told again',
  resumedText: 'In a few seconds this screen shows what it answered.',
  answers: 'What caches asked for',
  answered: (n) => `${n} answers of this server to caches since its start`,
  from: { memory: 'from memory', disk: 'from disk', render: 'made on the spot', stale: 'an old copy' },
  noAnswers:
    'No cache has shown itself to this server yet. Each of its requests has to carry the CACHE_TOKEN in the header X-Cache-Token.',
  hidden:
    'How many pages a cache hands out without asking, it alone knows: the number is on its own console. Its readers are counted all the same, by the page itself; crawlers that it answers by itself are not in Crawlers.',
  purge: 'Forget a page',
  purgeAbout:
    'Tells every cache now, and shows what each answered. The page stays up: it is fetched anew at the next visit.',
  path: 'Address of the page',
  pathHint: 'Paste the whole address, or only the path, such as /br.',
  purgeNow: 'Forget it now',
  purging: 'Telling them…',
  outcomes: { done: 'Accepted', later: 'Not now', refused: 'Refused' },
  reports: (path) => `What each cache answered about ${path}`,
  sent: 'Sent',
  took: (ms) => `${ms} ms`,
  noAnswerText: 'no answer',
  emptyTitle: 'No cache in front',
  emptyText:
    'The server answers every reader by itself, which is enough for most sites. To put a Varnish or a CDN in front, name it in EDGE_TARGETS: docs/operations.md shows how.',
};
