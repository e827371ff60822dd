import type { AuditEntryView } from '#contract/people/audit/audit.admin.schemas.ts';
import type { AdminTexts } from '#i18n/admin/load-texts.ts';

interface Sentence {
  who: string;
  verb: string;
  what: string;
  rest: string;
}

const quoted = (title: string) => `“${title}”`;

/** What it is called at the desk, where the log has the program's own name for it. */
export const auditTitle = (
  { subject, title }: Pick<AuditEntryView, 'subject' | 'title'>,
  { titles }: AdminTexts['audit'],
): string => titles[subject]?.[title] ?? title;

/** Before the name, the name, after it; joined they are the whole sentence. */
export function auditSentence(
  entry: Pick<AuditEntryView, 'actor' | 'action' | 'subject' | 'title'>,
  audit: AdminTexts['audit'],
): Sentence {
  const who = entry.actor.name || audit.somebody;
  const title = auditTitle(entry, audit);
  const template =
    (title ? audit.ofSubject[`${entry.action} ${entry.subject}`] : audit.untitled[entry.action]) ??
    audit.sentences[entry.action];
  const [slot] = /\{(what|title)\}/.exec(template) ?? [];
  if (!slot) return { who, verb: template, what: '', rest: '' };
  const [before = '', rest = ''] = template.split(slot);
  if (slot === '{title}')
    return { who, verb: before, what: entry.subject === 'account' ? title : quoted(title), rest };
  const subject = audit.subjects[entry.subject].with;
  return title
    ? { who, verb: `${before}${subject} `, what: quoted(title), rest }
    : { who, verb: `${before}${subject}`, what: '', rest };
}

/** The sentence without its marks, for those who hear it or search in it. */
export function auditText(entry: Parameters<typeof auditSentence>[0], audit: AdminTexts['audit']): string {
  const { who, verb, what, rest } = auditSentence(entry, audit);
  return `${who} ${verb}${what}${rest}`;
}
