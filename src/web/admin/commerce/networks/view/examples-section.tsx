import type { LinkExample, Network } from '#contract/commerce/networks/network.ts';
import { tryExample } from '#contract/commerce/networks/try-example.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { KeyValues } from '#web/admin/ui/key-values.tsx';
import { useNetworkTexts } from '../networks-texts.ts';
import { Address } from './address.tsx';
import { LinkOutcome } from './link-outcome.tsx';

export function ExampleFacts({ network, example }: { network: Network; example: LinkExample }) {
  const { networks } = useNetworkTexts();
  const { made, fits } = tryExample(network, example);
  const given = [...Object.values(example.numbers), example.sub].filter(Boolean).join(', ');
  return (
    <>
      <p className="mb-2">
        <Badge tone={fits ? 'ok' : 'danger'}>{fits ? networks.fits : networks.fitsNot}</Badge>
      </p>
      <KeyValues
        facts={[
          { name: networks.from, value: <Address>{example.destination}</Address> },
          ...(given ? [{ name: networks.withNumbers, value: <Address>{given}</Address> }] : []),
          { name: networks.comes, value: <LinkOutcome network={network} made={made} /> },
          ...(fits ? [] : [{ name: networks.insteadOf, value: <Address>{example.link}</Address> }]),
        ]}
      />
    </>
  );
}

export function ExamplesSection({ network }: { network: Network }) {
  const { networks } = useNetworkTexts();
  return (
    <SettingsSection title={networks.examples} about={networks.examplesAbout}>
      {network.examples.length === 0 && <p className="text-mute">{networks.noExamples}</p>}
      {network.examples.map((example) => (
        <div key={`${example.destination} ${example.link}`} className="panel p-4">
          <ExampleFacts network={network} example={example} />
        </div>
      ))}
    </SettingsSection>
  );
}
