import type { DeskNetwork, NetworkList } from '#contract/commerce/networks/desk/networks.admin.schemas.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import { PLACE, placeValue } from './network-place.ts';
import { useCountryNames, useNetworkTexts } from './networks-texts.ts';
import { originTones } from './origin-tones.ts';
import { UnreadableNotice } from './unreadable-notice.tsx';

interface NetworksListProps {
  data: NetworkList | undefined;
  error: unknown;
  refetch: () => unknown;
}

export function NetworksList({ data, error, refetch }: NetworksListProps) {
  const { networks } = useNetworkTexts();
  const countries = useCountryNames();
  const isOwner = useMay('owner');
  const [, open] = useUrlParam(PLACE);
  const factsIn = ({ definition }: DeskNetwork) =>
    definition.notFound.map((fact) => networks.shortFacts[fact]).join(', ');
  const shops: Column<DeskNetwork> = {
    key: 'shops',
    header: networks.shops,
    from: 'sm',
    tight: true,
    cell: ({ usedBy }) => (
      <span className="text-mute">{usedBy.length > 0 && networks.usedBy(usedBy.length)}</span>
    ),
  };
  const columns: Column<DeskNetwork>[] = [
    {
      key: 'name',
      header: networks.name,
      cell: ({ definition, origin }) => (
        <span className="flex min-w-0 flex-col items-start gap-1">
          <RowButton onOpen={() => open(placeValue.network(definition.id))}>{definition.name}</RowButton>
          {origin !== 'ready' && <Badge tone={originTones[origin]}>{networks.origins[origin]}</Badge>}
          <span className="text-mute text-sm md:hidden">{networks.kinds[definition.link.kind]}</span>
        </span>
      ),
    },
    {
      key: 'countries',
      header: networks.countries,
      cell: ({ definition }) => <span className="text-mute">{countries(definition.editions)}</span>,
    },
    {
      key: 'link',
      header: networks.link,
      from: 'md',
      cell: ({ definition }) => networks.kinds[definition.link.kind],
    },
    {
      key: 'unknown',
      header: networks.unknown,
      from: 'lg',
      grow: true,
      cell: (network) => <span className="text-mute text-sm">{factsIn(network)}</span>,
    },
    // Until a shop has joined one, there is nothing to say.
    ...(data?.items.some(({ usedBy }) => usedBy.length > 0) ? [shops] : []),
  ];
  return (
    <>
      <PageHeader
        title={networks.title}
        about={networks.about}
        action={
          isOwner && (
            <Button look="primary" icon="plus" onClick={() => open(placeValue.blank)}>
              {networks.create}
            </Button>
          )
        }
      />
      {data && <UnreadableNotice ids={data.unreadable} />}
      <DataTable
        label={networks.title}
        columns={columns}
        list={{ data: data?.items, error, refetch }}
        keyOf={({ definition }) => definition.id}
        nameOf={({ definition }) => definition.name}
        empty={null}
      />
    </>
  );
}
