import type { Network } from '#contract/commerce/networks/network.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { useNetworkTexts } from '../networks-texts.ts';

/** What is not known of a network stands before everything that is; and what an owner wrote beside it. */
export function MissingFacts({ network: { notFound, note } }: { network: Network }) {
  const { networks } = useNetworkTexts();
  const isOwner = useMay('owner');
  return (
    <div className="mb-6 flex flex-col gap-3">
      {notFound.length > 0 && (
        <Notice tone="warn">
          <p>{networks.missing}</p>
          <ul className="mt-1 list-disc pl-5">
            {notFound.map((fact) => (
              <li key={fact}>{networks.facts[fact]}</li>
            ))}
          </ul>
          {isOwner && <p className="mt-1">{networks.missingAsk}</p>}
        </Notice>
      )}
      {note && (
        <Notice tone="info">
          <p className="whitespace-pre-wrap wrap-anywhere">{note}</p>
        </Notice>
      )}
    </div>
  );
}
