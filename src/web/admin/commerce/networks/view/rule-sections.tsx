import type { Network } from '#contract/commerce/networks/network.ts';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { useNetworkTexts } from '../networks-texts.ts';
import { Address } from './address.tsx';
import { useSpelling } from './numbers-section.tsx';

interface SectionProps {
  network: Network;
}

export function SubsSection({ network: { sub } }: SectionProps) {
  const { networks } = useNetworkTexts();
  const spelling = useSpelling();
  return (
    <SettingsSection title={networks.subs} about={networks.subsAbout}>
      {sub ? (
        <div>
          <p>
            <Address>{sub.params.join(', ')}</Address>
          </p>
          <p className="text-mute text-sm">{spelling(sub)}</p>
        </div>
      ) : (
        <p className="text-mute">{networks.noSubs}</p>
      )}
    </SettingsSection>
  );
}

export function PlacesSection({ network: { link, trackingPlaces } }: SectionProps) {
  const { networks } = useNetworkTexts();
  return (
    <SettingsSection title={networks.places} about={networks.placesAbout}>
      {trackingPlaces.length > 0 ? (
        <ul className="flex flex-col gap-1">
          {trackingPlaces.map((place) => (
            <li key={place}>
              <Address>{place}</Address>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-mute">{networks.noPlaces[link.kind === 'template' ? 'template' : 'other']}</p>
      )}
    </SettingsSection>
  );
}

export function PricesSection({ network: { price } }: SectionProps) {
  const { networks } = useNetworkTexts();
  return (
    <SettingsSection title={networks.prices}>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>{networks.hours(price.maxAgeHours)}</li>
        <li>{networks.history[price.keepsHistory ? 'yes' : 'no']}</li>
        <li>{networks.apart[price.standsApart ? 'yes' : 'no']}</li>
      </ul>
    </SettingsSection>
  );
}

export function FilesSection({ network: { feed, report } }: SectionProps) {
  const { networks } = useNetworkTexts();
  const feedColumns = feed?.columns.by === 'name' ? Object.values(feed.columns.fields) : [];
  const positions = feed?.columns.by === 'position' ? Object.keys(feed.columns.fields).length : 0;
  const reportColumns = Object.values(report?.fields ?? {});
  const columns = (names: string[]) =>
    names.length > 0 ? <Address>{names.join(', ')}</Address> : networks.unknownFiles;
  return (
    <SettingsSection title={networks.files} about={networks.filesAbout}>
      <div>
        <p className="text-mute text-sm">{networks.feed}</p>
        <p>{positions > 0 ? networks.feedPositions(positions) : columns(feedColumns)}</p>
      </div>
      <div>
        <p className="text-mute text-sm">{networks.report}</p>
        <p>{columns(reportColumns)}</p>
      </div>
    </SettingsSection>
  );
}
