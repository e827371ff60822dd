import { defineJob, saying } from '../definition.ts';

/** What is still due then, the next run asks: other sites are asked slowly. */
const ASKS_FOR_MS = 10 * 60_000;

export const linksJob = defineJob({
  id: 'links',
  cron: '*/15 * * * *',
  timeoutSeconds: 20 * 60,
  obstacle: ({ links }) => (links.checksOn ? null : 'checks_off'),
  async run({ links }, { trigger, progress, signal }) {
    // By itself it finds what the last look found; who asks for a run means the links of this moment.
    if (trigger === 'person') await links.gather(signal);
    const until = performance.now() + ASKS_FOR_MS;
    let asked = 0;
    while (performance.now() < until) {
      const n = await links.checkDue(signal);
      signal.throwIfAborted();
      if (n === 0) break;
      asked += n;
      progress(asked);
    }
    if (asked === 0) return { ...saying('nothing_to_do'), quiet: true };
    return saying('links_asked', { n: asked, broken: await links.countBroken(undefined) });
  },
});
