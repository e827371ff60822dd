import type { FastifySchemaValidationError } from 'fastify';
import type { FieldProblem, FieldProblems } from '#contract/field-problems.ts';

interface Issue extends Pick<FastifySchemaValidationError, 'keyword' | 'instancePath'> {
  params: Record<string, unknown>;
}

const numbers = new Set(['number', 'int', 'bigint']);

function problemOf({ keyword, params }: Issue): FieldProblem {
  const ofNumber = numbers.has(String(params.origin));
  if (keyword === 'too_small') {
    const limit = Number(params.minimum);
    if (ofNumber) return { code: 'too_low', limit };
    return limit === 1 ? { code: 'required' } : { code: 'too_short', limit };
  }
  if (keyword === 'too_big')
    return { code: ofNumber ? 'too_high' : 'too_long', limit: Number(params.maximum) };
  if (keyword === 'invalid_type' && params.input === undefined && 'expected' in params) {
    return { code: 'required' };
  }
  return { code: params.format === 'email' ? 'email' : 'invalid' };
}

/** What a schema found, in the words that a person can be told; one problem a field. */
export const problemsOfSchema = (issues: Issue[]): FieldProblems =>
  Object.fromEntries(
    issues
      .map((issue) => [
        issue.instancePath.split('/').filter(Boolean).join('.') || 'request',
        problemOf(issue),
      ])
      .reverse(),
  );
