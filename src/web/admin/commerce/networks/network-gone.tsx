import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { PLACE } from './network-place.ts';
import { useNetworkTexts } from './networks-texts.ts';

/** An address of a network that somebody has taken away. */
export function NetworkGone() {
  const { networks } = useNetworkTexts();
  const [, open] = useUrlParam(PLACE);
  return (
    <>
      <PageHeader title={networks.title} />
      <div className="table-box">
        <EmptyState icon="search-x" title={networks.gone}>
          <Button onClick={() => open(null)}>{networks.all}</Button>
        </EmptyState>
      </div>
    </>
  );
}
