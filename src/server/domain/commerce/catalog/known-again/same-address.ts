import type { Recognised } from '#contract/commerce/networks/recognise/recognise.ts';
import { stripTags } from '#contract/commerce/networks/strip-tags.ts';

/** An address up to its parameters: by which one is looked for, and not yet the same. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

/** The addresses that mean what was pasted: where it leads, and as it stood there. */
export const addressesOf = ({ address, written }: Recognised): string[] =>
  [address, written].filter((each): each is string => each?.startsWith('https://') ?? false);

/** Whether a stored address is that of what was pasted, whatever tags either has. */
export const isSameAddress = (stored: string, found: Recognised): boolean => {
  const plain = stripTags(stored).address;
  return addressesOf(found).some((each) => each === stored || stripTags(each).address === plain);
};
