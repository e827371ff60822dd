import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import type { ReplacementRule } from '#contract/writing/replacements/replacements.admin.schemas.ts';
import type { TextField } from '#contract/writing/replacements/replacements.words.ts';
import { replaceInDocument } from './replace-in-document.ts';
import { createReplacer, type Findings } from './replace-words.ts';

const documents = new Set<TextField>(['content', 'body']);

/** A field with the words replaced, whatever its shape, and what was found in it. */
export function replaceInField(
  field: TextField,
  value: unknown,
  rule: ReplacementRule,
): { value: unknown; findings: Findings } {
  const { replace, findings } = createReplacer(rule);
  const inPoint = (point: unknown) =>
    typeof point === 'string'
      ? replace(point)
      : { ...(point as object), text: replace((point as { text: string }).text) };
  const replaced = () => {
    if (documents.has(field)) return replaceInDocument(value as ContentDocument, replace, rule);
    return Array.isArray(value) ? value.map(inPoint) : replace(String(value));
  };
  return { value: replaced(), findings };
}
