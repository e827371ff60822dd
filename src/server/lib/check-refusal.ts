import type { FieldProblemCode, FieldProblems } from '#contract/site/field-problems.ts';
import { invalidFields } from './errors.ts';

interface Check<Code extends string> {
  code: Code;
  severity: 'error' | 'warning';
  where: string;
}

/** Errors among checks as the refusal of publishing; undefined where nothing stands in the way. */
export const refusalBy =
  <Code extends string>(problemCodes: Partial<Record<Code, FieldProblemCode>>) =>
  (checks: Check<Code>[]): Error | undefined => {
    const problems: FieldProblems = {};
    for (const { code, severity, where } of checks) {
      if (severity === 'error') problems[where] ??= { code: problemCodes[code] ?? 'unpublishable' };
    }
    return Object.keys(problems).length > 0 ? invalidFields(problems) : undefined;
  };
