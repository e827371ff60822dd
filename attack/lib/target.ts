import { MINUTE } from '#contract/site/durations.ts';
import { limits } from '#contract/site/limits.ts';
import { openMailServer } from '#test/harness/servers/mail-server.ts';
import type { FaultContext } from '../../faults/lib/fault.ts';
import { newSite } from '../../faults/lib/site.ts';
import { newStore } from '../../faults/lib/store.ts';
import type { Target } from './attack.ts';
import { insideAddresses, postWithLinks } from './inside-addresses.ts';
import { type Account, inviteSomebody, signIn } from './people.ts';

const first: Account = {
  username: 'fausta',
  email: 'fausta@mail.example',
  password: 'uma jangada contra o vento',
  role: 'owner',
};
/** As if so much time had passed since somebody signed in: nobody waits for it here. */
const AGED_MS = (limits.accounts.proofMinutes + 1) * MINUTE;

type Surroundings = Pick<FaultContext, 'engine' | 'postgres' | 'defer' | 'witness'>;

/**
 * The built program as `npm start` runs it: of its environment only the port, the place of its data, the first
 * administrator and a mail server of ours are said. Links are not asked, because nobody outside this machine is.
 */
export async function openTarget(around: Surroundings): Promise<Target & { stop: () => Promise<void> }> {
  const mailbox = await openMailServer();
  around.defer(mailbox.stop);
  const store = await newStore(around);
  const site = await newSite(around, {
    ...store.env,
    PUBLIC_URL: '',
    LOG_LEVEL: '',
    SHUTDOWN_GRACE_MS: '',
    SMTP_URL: mailbox.url,
    ADMIN_IDENTIFIER: first.username,
    ADMIN_EMAIL: first.email,
    ADMIN_PASSWORD: first.password,
  });
  const { port, origin } = site;
  await site.start();
  const stale = await signIn(port, first);
  // Links are looked for when a program starts.
  await stale.must('POST', '/api/admin/posts', postWithLinks(insideAddresses));
  await site.stop();
  const database = await store.open();
  await database.client.query('UPDATE sessions SET proved_at = $1', [new Date(Date.now() - AGED_MS)]);
  await database.close();
  await site.start();
  const owner = await signIn(port, first);
  const invite = (role: Account['role'], more?: object) =>
    inviteSomebody({ port, owner, mailbox }, role, more);
  const [editor, viewer] = [await invite('editor'), await invite('viewer')];
  return {
    engine: around.engine,
    port,
    origin,
    publicUrl: `http://localhost:${port}`,
    dataDir: store.dataDir,
    pid: site.process().child.pid ?? 0,
    people: { owner, editor, viewer, stale, invite },
    mailbox,
    log: () => site.process().output(),
    stop: site.stop,
  };
}
