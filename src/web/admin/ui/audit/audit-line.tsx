import { useTexts } from '#web/admin/context/texts.tsx';
import { auditSentence } from './audit-sentence.ts';

/** An entry of the log as a sentence: who in bold, what in plain words. */
export function AuditLine({ entry }: { entry: Parameters<typeof auditSentence>[0] }) {
  const { audit } = useTexts();
  const { who, verb, what, rest } = auditSentence(entry, audit);
  return (
    <>
      <span className="font-semibold">{who}</span> {verb}
      {what}
      {rest}
    </>
  );
}
