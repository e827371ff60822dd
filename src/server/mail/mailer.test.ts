import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#test/harness/programs/free-port.ts';
import { startMailServer, startSilentServer } from '#test/harness/servers/mail-server.ts';
import { createMailer } from './mailer.ts';

const mail = {
  to: 'ana@exemplo.com',
  replyTo: 'bia@exemplo.com',
  subject: 'Atenção: café',
  text: 'Olá.\n.\nUma linha só com um ponto não acaba com a mensagem.',
};

function mailerAt(url: string, timeoutMs?: number) {
  const mailer = createMailer(url, 'vitrina@exemplo.com', timeoutMs);
  onTestFinished(() => mailer.close());
  return mailer;
}

describe('a mail', () => {
  test('arrives as it was written', async () => {
    const server = await startMailServer();
    await mailerAt(server.url).send(mail);
    const [received, ...more] = server.received;
    expect(more).toEqual([]);
    expect(received?.envelope).toEqual({ from: 'vitrina@exemplo.com', to: ['ana@exemplo.com'] });
    expect(Object.fromEntries(received?.headers ?? [])).toMatchObject({
      from: 'vitrina@exemplo.com',
      to: 'ana@exemplo.com',
      'reply-to': 'bia@exemplo.com',
      subject: 'Atenção: café',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(received?.text).toBe(mail.text);
  });

  test('goes through a server that asks who we are', async () => {
    const server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'vitrina@exemplo.com' && password === 'a b/c'
          ? done(null, { user: username })
          : done(new Error('Who?')),
    });
    const withAuth = (auth: string) => mailerAt(server.url.replace('//', `//${auth}@`));
    await withAuth('vitrina%40exemplo.com:a%20b%2Fc').send(mail);
    await expect(withAuth('vitrina:wrong').send(mail)).rejects.toThrow('Who?');
    expect(server.received).toHaveLength(1);
  });

  test.each([
    ['a line end', '\r\n'],
    ['half a line end', '\n'],
    ['the other half', '\r'],
    ['a line end that pretends to be folded', '\r\n '],
    ['two line ends', '\r\n\r\n'],
    ['a line separator', '\u2028'],
    ['a NUL', '\0'],
  ])('has no more headers than ours, whatever its subject says: %s', async (_what, trick) => {
    const server = await startMailServer();
    const mailer = mailerAt(server.url);
    await mailer.send(mail);
    const hostile = `Oi${trick}Bcc: todos@exemplo.com${trick}X-Odd: 1`;
    await mailer.send({ ...mail, subject: hostile });
    const [ordinary, tricked] = server.received;
    const names = (received = ordinary) => received?.headers.map(([name]) => name);
    expect(names(tricked)).toEqual(names(ordinary));
    expect(tricked?.envelope).toEqual(ordinary?.envelope);
    expect(tricked?.text).toBe(mail.text);
  });
});

describe('a mail that cannot be sent', () => {
  test('is a failure where nobody listens', async () => {
    await expect(mailerAt(`smtp://127.0.0.1:${await freePort()}`).send(mail)).rejects.toThrow('ECONNREFUSED');
  });

  test('is a failure where the server says no', async () => {
    const server = await startMailServer({
      onRcptTo: (_address, _session, done) => done(new Error('Unknown user')),
    });
    await expect(mailerAt(server.url).send(mail)).rejects.toThrow('Unknown user');
  });

  test('is a failure where encryption is insisted on and the server has none: nothing leaves in the clear', async () => {
    const server = await startMailServer();
    await expect(mailerAt(`${server.url}?requireTLS=true`).send(mail)).rejects.toThrow(/STARTTLS/i);
    expect(server.received).toEqual([]);
  });

  test('is a failure where the server says nothing at all', async () => {
    const server = await startSilentServer();
    await expect(mailerAt(server.url, 100).send(mail)).rejects.toThrow(/timeout|never received/i);
    expect(server.connections()).toBe(1);
  });
});
