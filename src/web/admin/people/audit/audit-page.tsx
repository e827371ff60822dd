import { useTexts } from '#web/admin/context/texts.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';

export default function AuditPage() {
  const { audit } = useTexts();
  return (
    <>
      <PageHeader title={audit.title} about={audit.about} />
      <AuditFilters />
      <AuditTable />
    </>
  );
}
