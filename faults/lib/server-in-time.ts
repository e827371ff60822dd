import assert from 'node:assert/strict';
import { jobRuns } from '#db/schema/running/jobs.ts';
import { seedDemo } from '#seed/demo.ts';
import { createApi } from '#server/api/create-api.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { buildApp } from '#server/http/app.ts';
import { publishJob } from '#server/jobs/definitions/publish.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { createLogger } from '#server/lib/logger.ts';
import { createServices } from '#server/services.ts';
import { quickPace } from '#test/harness/jobs.ts';
import { cheapPasswords } from '#test/harness/people/cheap-passwords.ts';
import { cookiesAfter } from '#test/harness/people/sign-in.ts';
import type { FaultContext } from './fault.ts';
import { newStore } from './store.ts';

const logger = createLogger({ level: 'silent', readable: false });
const publicUrl = 'http://vitrina.test';
const identifier = 'fausta';
const text = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Um texto.' }] }],
};
const PUBLISHED = `SELECT title FROM audit_log WHERE action = 'published' AND title LIKE 'Hora %' ORDER BY title`;

/** A server in this process, with the job that publishes, whose time is whatever the clock says. */
export async function serverInTime(context: FaultContext, clock: () => Date) {
  const store = await newStore(context);
  const { client, db } = await store.open();
  await seedDemo(db, clock());
  const pictures = createMediaService({ directory: store.dataDir });
  const definitions = [publishJob];
  const parts = { db, client, clock, publicUrl, pictures, definitions, passwords: cheapPasswords() };
  const services = createServices(parts);
  const app = await buildApp({
    api: createApi(services, () => ''),
    logger,
    publicUrl,
    findActor: services.accounts.findActor,
    pingDatabase: () => client.query('SELECT 1'),
  });
  context.defer(() => app.close());
  context.defer(await startJobs({ client, services, logger, definitions, pace: quickPace }));
  const person = { username: identifier, email: `${identifier}@vitrina.test`, name: 'Fausta' };
  const password = await services.accounts.administration.create({ ...person, role: 'owner' });
  const signIn = (given = password) =>
    app.inject({ method: 'POST', url: '/api/admin/login', payload: { identifier, password: given } });

  return {
    /** With the right password, unless another is given. */
    signIn,
    async enter(): Promise<string> {
      const answer = await signIn();
      assert.equal(answer.statusCode, 200, answer.body);
      return cookiesAfter(answer);
    },
    isIn: async (cookie: string) =>
      (await app.inject({ url: '/api/admin/me', headers: { cookie } })).statusCode === 200,
    async schedule(cookie: string, title: string, at: number): Promise<void> {
      const payload = {
        locale: 'br',
        title,
        excerpt: 'Um resumo honesto.',
        content: text,
        status: 'scheduled',
        scheduledFor: new Date(at).toISOString(),
      };
      const sent = { method: 'POST', url: '/api/admin/posts', headers: { cookie }, payload } as const;
      const answer = await app.inject(sent);
      assert.equal(answer.statusCode, 200, answer.body);
    },
    /** Each time that a post named so has appeared. */
    published: async () => (await client.query<{ title: string }>(PUBLISHED)).rows.map(({ title }) => title),
    async shownPrices(): Promise<number> {
      const { items } = (await app.inject('/api/reviews?locale=it')).json();
      return items.filter(({ offer }: { offer: { price: number | null } | null }) => offer?.price).length;
    },
    runs: () => db.select().from(jobRuns),
  };
}
