import { NEW_NETWORK } from '#contract/commerce/networks/desk/networks.words.ts';

/** What is open stands in the address: nothing, one network, its form, or the form of a new one. */
export type NetworkPlace =
  | { view: 'list' }
  | { view: 'network'; id: string }
  | { view: 'change'; id: string }
  /** Of another one's fields, or of none. */
  | { view: 'new'; of: string | undefined };

/** The name of the parameter; ids have no dots. */
export const PLACE = 'network';
const steps = { change: '.change', copy: '.copy' } as const;

export const placeValue = {
  network: (id: string): string => id,
  change: (id: string): string => `${id}${steps.change}`,
  copy: (id: string): string => `${id}${steps.copy}`,
  blank: NEW_NETWORK,
};

export function readPlaceValue(value: string | undefined): NetworkPlace {
  if (!value) return { view: 'list' };
  if (value === NEW_NETWORK) return { view: 'new', of: undefined };
  const [id = '', step] = value.split('.');
  if (step === 'change') return { view: 'change', id };
  if (step === 'copy') return { view: 'new', of: id };
  return { view: 'network', id };
}
