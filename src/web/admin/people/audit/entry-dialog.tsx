import type { AuditEntryView } from '#contract/people/audit/audit.admin.schemas.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { auditText, auditTitle } from '#web/admin/ui/audit/audit-sentence.ts';
import { type Fact, KeyValues } from '#web/admin/ui/key-values.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { exactMoment } from '#web/admin/ui/time/moments.ts';
import { describeDetails } from './describe-details.ts';

/** One entry with everything that was written down. */
export function EntryDialog({ entry, onClose }: { entry: AuditEntryView; onClose: () => void }) {
  const { texts, tag } = useLanguage();
  const { audit } = texts;
  const subject = [audit.subjects[entry.subject].name, auditTitle(entry, audit)].filter(Boolean).join(': ');
  const facts: Fact[] = [
    { name: audit.exactly, value: exactMoment(new Date(entry.at), tag) },
    { name: audit.action, value: audit.actions[entry.action] },
    { name: audit.subject, value: subject },
    { name: audit.identifier, value: entry.subjectId },
    { name: audit.edition, value: entry.locale?.toUpperCase() },
    { name: audit.batch, value: entry.batchId },
    ...describeDetails(entry.details, texts),
    { name: audit.number, value: entry.id },
  ].filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <Dialog open wide onClose={onClose} title={audit.details} description={auditText(entry, audit)}>
      <div className="dialog-body">
        <KeyValues facts={facts} />
      </div>
    </Dialog>
  );
}
