import type { Spelling } from '#contract/commerce/networks/characters.ts';
import type { Network, NetworkNumber } from '#contract/commerce/networks/network.ts';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { useCountryNames, useNetworkTexts } from '../networks-texts.ts';
import { Address } from './address.tsx';

/** "algarismos, minúsculas; até 12". */
export function useSpelling(): (spelling: Spelling) => string {
  const { networks } = useNetworkTexts();
  return ({ characters, min, max }) => {
    const kinds = characters.map((kind) => networks.characters[kind]).join(', ');
    return min === max ? networks.spelledExactly(kinds, max) : networks.spelled(kinds, max);
  };
}

function NumberLine({ number, whose }: { number: NetworkNumber; whose: string }) {
  const { networks } = useNetworkTexts();
  const countries = useCountryNames();
  const spelling = useSpelling();
  const usual = Object.entries(number.usual ?? {});
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{number.label}</span>
        <span className="text-mute">
          {whose}
          {!number.required && `, ${networks.notRequired}`}
        </span>
        <Address>{`{${number.key}}`}</Address>
      </p>
      <p className="text-mute text-sm wrap-anywhere">
        {number.isHost ? networks.host : spelling(number)} · {networks.example(number.example)}
      </p>
      {usual.length > 0 && (
        <p className="text-mute text-sm wrap-anywhere">
          {networks.usual(usual.map(([locale, value]) => `${countries([locale])} ${value}`).join(', '))}
        </p>
      )}
    </li>
  );
}

export function NumbersSection({ network }: { network: Network }) {
  const { networks } = useNetworkTexts();
  const { accountNumbers, shopNumbers } = network;
  const isEmpty = accountNumbers.length + shopNumbers.length === 0;
  return (
    <SettingsSection title={networks.numbers} about={networks.numbersAbout}>
      {isEmpty ? (
        <p className="text-mute">{networks.noNumbers}</p>
      ) : (
        <ul className="panel divide-line divide-y">
          {accountNumbers.map((number) => (
            <NumberLine key={number.key} number={number} whose={networks.ofAccount} />
          ))}
          {shopNumbers.map((number) => (
            <NumberLine key={number.key} number={number} whose={networks.ofShop} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}
