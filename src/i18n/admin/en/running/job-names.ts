import type { JobId } from '#contract/running/jobs/jobs.words.ts';

export const jobNames: Record<JobId, { name: string; about: string }> = {
  publish: { name: 'Publish what is scheduled', about: 'Puts each post online at its minute.' },
  prices: { name: 'Renew prices', about: 'Asks the shops for the price of each of the edition’s offers.' },
  feeds: {
    name: 'Fetch feeds',
    about: 'Fetches shops’ files of products, each at its own hours (under Imports).',
  },
  'pre-render': {
    name: 'Render the new day’s pages',
    about: 'Renders each page of the edition anew after its midnight, before a reader has to wait for it.',
  },
  indexnow: { name: 'Tell search engines', about: 'Lets search engines know of new posts (IndexNow).' },
  links: {
    name: 'Check links',
    about: 'Asks links to other sites whether they still work, each once a week.',
  },
  renewals: {
    name: 'Weigh the texts',
    about: 'Finds which articles and reviews it pays most to renew, and why.',
  },
  clicks: {
    name: 'Forget old clicks',
    about: 'Deletes counts of clicks and visits that have had their time.',
  },
  messages: { name: 'Delete old messages', about: 'Deletes readers’ messages after twelve months.' },
  upkeep: {
    name: 'Tidy up',
    about: 'Ends sessions, empties the trash and deletes what nobody uses any more.',
  },
  database: {
    name: 'Look after the database',
    about: 'Cleans each table and redoes the counts that keep it fast.',
  },
  integrity: {
    name: 'Look for faults',
    about: 'Looks for what does not fit in the database, and tells what it found. It changes nothing.',
  },
  backup: {
    name: 'Make the backup',
    about: 'Copies the database and the pictures, and forgets backups that have had their time.',
  },
  rehearsal: {
    name: 'Rehearse the newest backup',
    about: 'Restores it in a place of its own and compares it row by row.',
  },
  restore: { name: 'Restore a backup', about: 'Only happens when an owner asks for it, under Backups.' },
};
