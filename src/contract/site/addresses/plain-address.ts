import { limits } from '../limits.ts';

/** Words of a-z, 0-9 and hyphens between single slashes. */
const PLAIN = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/;
const WORD = /^[a-z\d-]+$/i;

/** Whether an address is written as the address of every page is. Looks once from left to right and makes nothing. */
export const isPlainAddress = (pathname: string): boolean => PLAIN.test(pathname);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean);

/**
 * The one address that somebody means who writes capitals, encodes letters or doubles slashes; undefined where no
 * page can be meant. What is decoded is a word or nothing: an encoded slash parts no words.
 */
export function plainAddress(pathname: string): string | undefined {
  if (pathname.length > limits.addresses.maxChars) return undefined;
  const words = segmentsOf(pathname).map(decoded);
  return words.every((word) => WORD.test(word)) ? `/${words.join('/').toLowerCase()}` : undefined;
}

/** An address with the edition and the slashes put right and the rest as it came: other sites' words had capitals. */
export function addressInEdition(pathname: string): string {
  const [first = '', ...rest] = segmentsOf(pathname);
  return `/${[first.toLowerCase(), ...rest].join('/')}`;
}
