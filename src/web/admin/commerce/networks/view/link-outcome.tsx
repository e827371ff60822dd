import type { MadeLink } from '#contract/commerce/networks/make-link.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import { useNetworkTexts } from '../networks-texts.ts';
import { Address } from './address.tsx';

/** The link that came out; or why there is none, and by which number. */
export function LinkOutcome({ network, made }: { network: Network; made: MadeLink }) {
  const { networks, networkForm } = useNetworkTexts();
  if ('problem' in made) {
    const number = [...network.accountNumbers, ...network.shopNumbers].find(({ key }) => key === made.number);
    return (
      <p className="text-warn">
        {networks.linkProblems[made.problem]} {number && (number.label || number.key)}
      </p>
    );
  }
  return (
    <>
      <p>
        <Address>{made.link}</Address>
      </p>
      {made.removed.length > 0 && (
        <p className="text-mute mt-1 text-sm">{networkForm.removed(made.removed.join(', '))}</p>
      )}
    </>
  );
}
