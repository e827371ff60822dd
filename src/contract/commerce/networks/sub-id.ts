import { spelledAs } from './characters.ts';
import type { Network } from './network.ts';

type WithSub = Pick<Network, 'sub'>;

/** A sub-id as the network takes it: characters that it does not know are dropped, and what is too long is cut. */
export const cleanSub = ({ sub }: WithSub, text: string): string => (sub ? spelledAs(sub, text) : '');

/** One sub-id of several parts, from which they can be read again as long as it was not cut. */
export function subId({ sub }: WithSub, parts: readonly string[]): string {
  if (!sub) return '';
  const clean = parts.map((part) => {
    const plain = sub.join === '' ? part : part.replaceAll(sub.join, '');
    return spelledAs({ ...sub, min: 0 }, plain);
  });
  return cleanSub({ sub }, clean.filter(Boolean).join(sub.join));
}

/** The parts of one of ours, as a report brings it back. */
export const partsOfSub = ({ sub }: WithSub, text: string): string[] =>
  sub && sub.join !== '' && text !== '' ? text.split(sub.join) : [text].filter(Boolean);
