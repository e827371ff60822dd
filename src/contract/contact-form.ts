import type { FieldProblem } from './field-problems.ts';
import { limits } from './limits.ts';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** The field that people never see: whoever fills it in is a program. */
export const contactTrap = 'website';

/** One address and nothing else; whether it exists, only an answer to it can tell. */
const EMAIL =
  /^[^\s@<>(),;:"[\]\\]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

function problemOf(field: ContactField, value: string): FieldProblem | undefined {
  const { min, max } = limits.contact[field];
  const { length } = value.trim();
  if (length === 0) return { code: 'required' };
  if (length > max) return { code: 'too_long', limit: max };
  if (field === 'email' && !EMAIL.test(value.trim())) return { code: 'email' };
  return length < min ? { code: 'too_short', limit: min } : undefined;
}

/** What is wrong with a message, field by field: the same rules before it is sent and after it arrives. */
export function contactProblems(values: ContactValues): Partial<Record<ContactField, FieldProblem>> {
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const problem = problemOf(field, values[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
}
