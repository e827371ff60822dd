import type { Network } from '#contract/commerce/networks/network.ts';
import type { NetworkDraft } from './network-draft.ts';

/** What every part of the form works with. */
export interface FormProps {
  draft: NetworkDraft;
  /** What the fields make of it now. */
  network: Network;
  set: (change: Partial<NetworkDraft>) => void;
}

/** Of codes, addresses and words: nothing is corrected behind one's back. */
export const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
