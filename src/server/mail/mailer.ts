import type { Transporter } from 'nodemailer';

export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 20_000;

/** Mail by the server that SMTP_URL names. */
export function createMailer(url: string, from: string, timeoutMs = TIMEOUT_MS): Mailer {
  const timeouts = {
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
  let transport: Promise<Transporter> | undefined;
  const open = async () => (await import('nodemailer')).createTransport({ url, ...timeouts }, { from });
  return {
    async send(mail) {
      transport ??= open();
      await (await transport).sendMail(mail);
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}
