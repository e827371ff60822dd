import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Api } from '#contract/all.endpoints.ts';
import { contactFields } from '#contract/readers/messages/message-form.ts';
import { contactMessageSchema } from '#contract/readers/messages/messages.schemas.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { ErrorBody } from '#contract/site/errors.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { callerOf } from '#server/http/caller.ts';
import { explainError } from '#server/http/errors/error-handling.ts';
import { lead } from '#server/http/lead.ts';
import { DomainError } from '#server/lib/errors.ts';

/** What was typed, and why it was not taken. */
export interface RefusedForm {
  values: Record<string, string>;
  error: ErrorBody['error'];
}

interface ContactFormOptions {
  api: Pick<Api, 'sendContactMessage'>;
  renderPage: (
    pathname: string,
    search: string,
    refusedForm: RefusedForm,
  ) => Promise<{ html: string; headers: Record<string, string> }>;
}

const FORM = 'application/x-www-form-urlencoded';
type Form = Record<string, string>;

/** The contact form as a browser without scripts sends it: it gets the same rules, and a page for an answer. */
export async function contactFormRoutes(app: FastifyInstance, { api, renderPage }: ContactFormOptions) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );

  async function receive(locale: Locale, form: Form, request: FastifyRequest): Promise<void> {
    const parsed = contactMessageSchema.safeParse({ ...form, ticket: undefined });
    if (!parsed.success) throw new DomainError('invalid_input', 'No form sends this.');
    await api.sendContactMessage({ locale, body: parsed.data }, callerOf(request));
  }

  for (const locale of locales) {
    const url = paths.staticPage(locale, 'contato');
    app.post<{ Body: Form | null }>(url, { schema: { hide: true } }, async (request, reply) => {
      const form = request.body ?? {};
      try {
        await receive(locale, form, request);
      } catch (error) {
        const { status, body } = await explainError(error, request, reply);
        const values = Object.fromEntries(contactFields.map((field) => [field, form[field] ?? '']));
        const page = await renderPage(url, '', { values, error: body.error });
        return reply
          .code(status)
          .headers({ ...page.headers, 'cache-control': 'no-store' })
          .send(page.html);
      }
      return lead(reply, 303, otherPaths.contactSent(locale));
    });
  }
}
