import { useState } from 'react';
import type { DeskNetwork } from '#contract/commerce/networks/desk/networks.admin.schemas.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { DeleteNetwork } from '../delete-network.tsx';
import { PLACE, placeValue } from '../network-place.ts';
import { useCountryNames, useNetworkTexts } from '../networks-texts.ts';
import { originTones } from '../origin-tones.ts';
import { ExamplesSection } from './examples-section.tsx';
import { LinkSection } from './link-section.tsx';
import { MissingFacts } from './missing-facts.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { FilesSection, PlacesSection, PricesSection, SubsSection } from './rule-sections.tsx';

/** A definition in sentences: what it needs, what it makes of an address, and what nobody knows. */
export function NetworkView({ known }: { known: DeskNetwork }) {
  const { networks } = useNetworkTexts();
  const countries = useCountryNames();
  const isOwner = useMay('owner');
  const [, open] = useUrlParam(PLACE);
  const [deleting, setDeleting] = useState(false);
  const { definition: network, origin, updatedAt } = known;
  return (
    <>
      <p className="mb-2">
        <Button look="ghost" icon="arrow-left" onClick={() => open(null)}>
          {networks.all}
        </Button>
      </p>
      <PageHeader
        title={network.name}
        about={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone={originTones[origin]}>{networks.origins[origin]}</Badge>
            {countries(network.editions)}
            {updatedAt && (
              <span>
                · {networks.published} <RelativeTime moment={updatedAt} />
              </span>
            )}
          </span>
        }
        action={
          isOwner && (
            <span className="flex flex-wrap gap-2">
              {origin !== 'ready' && (
                <Button look="danger" icon="trash" onClick={() => setDeleting(true)}>
                  {origin === 'own' ? networks.delete : networks.giveBack}
                </Button>
              )}
              <Button icon="copy-plus" onClick={() => open(placeValue.copy(network.id))}>
                {networks.copy}
              </Button>
              <Button look="primary" icon="pencil" onClick={() => open(placeValue.change(network.id))}>
                {networks.change}
              </Button>
            </span>
          )
        }
      />
      <MissingFacts network={network} />
      <LinkSection network={network} />
      <NumbersSection network={network} />
      <SubsSection network={network} />
      <PlacesSection network={network} />
      <PricesSection network={network} />
      <FilesSection network={network} />
      <ExamplesSection network={network} />
      {deleting && <DeleteNetwork known={known} onClose={() => setDeleting(false)} />}
    </>
  );
}
