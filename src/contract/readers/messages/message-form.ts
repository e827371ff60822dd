import type { FieldProblem, FieldProblemCode } from '#contract/site/field-problems.ts';
import { limits } from '#contract/site/limits.ts';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** All that can be wrong with one of them: the form is handed these sentences and no others. */
export const contactProblemCodes = [
  'required',
  'too_long',
  'email',
  'too_short',
] as const satisfies FieldProblemCode[];
export type ContactProblem = FieldProblem & { code: (typeof contactProblemCodes)[number] };

/** The field that people never see: whoever fills it in is a program. */
export const contactTrap = 'website';

/** One address and nothing else; whether it exists, only an answer to it can tell. The end is a country's or a word. */
const EMAIL =
  /^[^\s@<>(),;:"[\]\\\p{C}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[\p{L}\p{N}-]*[\p{L}\p{N}])$/iu;

/** One line, whatever was pasted: a name must not become a header of a mail. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
const lines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** What is kept of what was typed. The rules are about this, so that a form's and a script's text count alike. */
export const tidyContact = ({ name, email, subject, message }: ContactValues): ContactValues => ({
  name: oneLine(name),
  email: oneLine(email),
  subject: oneLine(subject),
  message: lines(message),
});

function problemOf(field: ContactField, value: string): ContactProblem | undefined {
  const { min, max } = limits.contact[field];
  if (value.length === 0) return { code: 'required' };
  if (value.length > max) return { code: 'too_long', limit: max };
  if (field === 'email' && !EMAIL.test(value)) return { code: 'email' };
  return value.length < min ? { code: 'too_short', limit: min } : undefined;
}

/** What is wrong with a message, field by field: the same rules before it is sent and after it arrives. */
export function contactProblems(values: ContactValues): Partial<Record<ContactField, ContactProblem>> {
  const tidy = tidyContact(values);
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const problem = problemOf(field, tidy[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
}
