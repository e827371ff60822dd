import { useQuery } from '@tanstack/react-query';
import { useMay } from '#web/admin/context/me.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { NetworkForm } from './form/network-form.tsx';
import { NetworkGone } from './network-gone.tsx';
import { PLACE, readPlaceValue } from './network-place.ts';
import { NetworksList } from './networks-list.tsx';
import { networksQuery } from './networks-query.ts';
import { NetworkView } from './view/network-view.tsx';

const LINES = [0, 1, 2, 3, 4];

/** Networks, one of them, or the form that changes one: which, says the address. */
export default function NetworksPage() {
  const [asked] = useUrlParam(PLACE);
  const isOwner = useMay('owner');
  const { data, error, refetch } = useQuery(networksQuery());
  const place = readPlaceValue(asked);
  const find = (id: string | undefined) => data?.items.find(({ definition }) => definition.id === id);
  if (place.view === 'list') return <NetworksList data={data} error={error} refetch={refetch} />;
  if (error && !data) return <TableError error={error} retry={refetch} />;
  if (!data)
    return (
      <div className="flex flex-col gap-6 py-4" aria-busy="true">
        {LINES.map((line) => (
          <Skeleton key={line} index={line} />
        ))}
      </div>
    );
  const takenIds = data.items.map(({ definition }) => definition.id);
  const known = place.view === 'new' ? find(place.of) : find(place.id);
  if (place.view === 'new' && isOwner)
    return <NetworkForm key={asked} copied={known?.definition} takenIds={takenIds} />;
  if (place.view === 'change' && known && isOwner)
    return <NetworkForm key={asked} changed={known} takenIds={[]} />;
  return known ? <NetworkView known={known} /> : <NetworkGone />;
}
