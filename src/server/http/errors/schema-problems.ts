import type { z } from 'zod';
import type { FieldProblem, FieldProblems } from '#contract/site/field-problems.ts';
import { invalidFields } from '#server/lib/errors.ts';

type Issue = z.core.$ZodIssue;

const isNumber = (origin: string) => ['number', 'int', 'bigint'].includes(origin);

function problemOf(issue: Issue): FieldProblem {
  const { input } = issue;
  if (input === undefined || input === '') return { code: 'required' };
  if (issue.code === 'too_small') {
    const limit = Number(issue.minimum);
    if (isNumber(issue.origin)) return { code: 'too_low', limit };
    if (issue.origin === 'string') return { code: 'too_short', limit };
    return { code: limit === 1 ? 'required' : 'invalid' };
  }
  if (issue.code === 'too_big') {
    const limit = Number(issue.maximum);
    if (isNumber(issue.origin)) return { code: 'too_high', limit };
    if (issue.origin === 'string') return { code: 'too_long', limit };
  }
  return { code: issue.code === 'invalid_format' && issue.format === 'email' ? 'email' : 'invalid' };
}

/** What a schema found, in the words that a person can be told; one problem a field, the first. */
const problemsOf = (issues: Issue[]): FieldProblems =>
  Object.fromEntries(
    issues.map((issue) => [issue.path.map(String).join('.') || 'request', problemOf(issue)]).reverse(),
  );

/** Checks a part of a request. What was sent is looked at, because "absent" and "wrong" are told apart by it. */
export const compileValidator =
  ({ schema }: { schema: z.ZodType }) =>
  (data: unknown): { value?: unknown; error?: Error } => {
    const parsed = schema.safeParse(data, { reportInput: true });
    return parsed.success
      ? { value: parsed.data }
      : { error: invalidFields(problemsOf(parsed.error.issues)) };
  };
