import { createTransport } from 'nodemailer';

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
export function createMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  Object.assign(transport.options, { connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
