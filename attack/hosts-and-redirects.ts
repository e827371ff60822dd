import assert from 'node:assert/strict';
import { type Attack, assertNone } from './lib/attack.ts';
import { ask, askRaw, rawGet, sendRaw } from './lib/wire.ts';

export const name = 'hosts-and-redirects';
export const about = 'leading a browser to another site, by an address, a host, a query or a stored redirect';

const EVIL = 'evil.example';

/** Addresses that some server, or some browser, has read as another site. */
const elsewhere = [
  `/\\${EVIL}/`,
  `//${EVIL}/`,
  `///${EVIL}//`,
  `/\\/${EVIL}/%2e%2e`,
  `/%5c${EVIL}/`,
  `/%09/${EVIL}/`,
  `/\t/${EVIL}/`,
  `/%2f%2f${EVIL}/`,
  `/.//${EVIL}/..//`,
  `/br//\\${EVIL}/`,
  `/BR/\\${EVIL}`,
  `//${EVIL}/%2f..`,
  `/admin//${EVIL}/`,
  `/br/admin/\\${EVIL}`,
  `http://${EVIL}/BR/SOBRE`,
  `/SOBRE?//${EVIL}`,
  `/br/SOBRE?next=https://${EVIL}`,
  `/br/admin?next=//${EVIL}`,
  `/BR/SOBRE?%0d%0aSet-Cookie:%20a=b`,
  `/BR/SOBRE?a\u00e9\u2028b`,
  `/br/sobre/%0d%0aLocation:%20https://${EVIL}`,
];

/** Whether a browser that got this stays on the site. */
function staysHere(location: string): boolean {
  const base = 'http://localhost:3000';
  return /^\/(?![/\\])[!-~]*$/.test(location) && new URL(location, base).origin === base;
}

const hosts: [name: string, headers: string][] = [
  ['two Host lines', `Host: localhost\r\nHost: ${EVIL}\r\n`],
  ['two Host lines, one folded in capitals', `Host: localhost\r\nHOST: ${EVIL}\r\n`],
  ['a host with credentials', `Host: localhost:80@${EVIL}\r\n`],
  ['a host with a path', `Host: localhost/${EVIL}\r\n`],
  ['a host with a blank', `Host: localhost ${EVIL}\r\n`],
  ['a host with a comma', `Host: localhost,${EVIL}\r\n`],
  ['no host at all', ''],
];

/** What an editor might be brought to store. */
const targets = [
  `//${EVIL}/`,
  `/\\${EVIL}/`,
  `https://${EVIL}/`,
  'javascript:alert(1)',
  '/br/sobre\r\nSet-Cookie: a=b',
  '/br/sobre\nX-Injected: 1',
  `/\t/${EVIL}`,
  `/%2f/${EVIL}`,
  '/br/sobre\u0000',
  `/br/..//${EVIL}`,
  `/br/sobre?x=\u2028`,
];

export async function run({ target: { port, people }, attempt }: Attack): Promise<void> {
  await attempt('addresses that look like another site', async () => {
    const wrong: string[] = [];
    for (const address of elsewhere) {
      const bytes = Buffer.from(rawGet(address), 'utf8');
      const { status, head } = await askRaw(port, bytes);
      const location = /^location: (.*)$/im.exec(head)?.[1];
      if (
        status >= 500 ||
        (location !== undefined && !staysHere(location)) ||
        /^set-cookie: a=b/im.test(head)
      )
        wrong.push(`${address} → ${status} ${location}`);
    }
    assertNone(wrong, 'Led away');
    return `${elsewhere.length} addresses, none leads off the site or writes a header`;
  });

  for (const [what, headers] of hosts)
    await attempt(what, async () => {
      const { answers } = await sendRaw(port, `GET /br HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
      assert.deepEqual(
        answers.map(({ status }) => status),
        [400],
      );
      return '400';
    });

  await attempt('stored redirects with hostile targets', async () => {
    const wrong: string[] = [];
    for (const [n, to] of targets.entries()) {
      const from = `/br/old-${n}`;
      const made = await people.editor.call('POST', '/api/admin/redirects', { from, to });
      assert(made.status < 500, `${JSON.stringify(to)} was answered ${made.status}.`);
      const { status, headers } = await ask(port, { path: from });
      if (
        headers.location !== undefined &&
        (!staysHere(headers.location) || headers['x-injected'] !== undefined)
      )
        wrong.push(`${JSON.stringify(to)} → ${status} ${headers.location}`);
    }
    assertNone(wrong, 'Led away');
    return `${targets.length} targets, each refused or harmless`;
  });

  await attempt('a query that would write a header into a stored redirect', async () => {
    await people.editor.call('POST', '/api/admin/redirects', { from: '/br/moved', to: '/br/sobre' });
    const { status, head } = await askRaw(port, rawGet('/br/moved?a=%0d%0aSet-Cookie:%20evil=1&b=\u00ff'));
    assert.equal(status, 301);
    assert(!/^set-cookie:/im.test(head), head);
    return 'it stays one line';
  });
}
