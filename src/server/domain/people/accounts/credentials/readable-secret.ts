import { randomInt } from 'node:crypto';

/** Nothing in it can be taken for something else on paper: no i, l, o, u, 0 or 1. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789';

/** So many groups of so many letters, which a person can read out; 4.9 bits a letter. */
export function readableSecret(groups: number, length: number): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}
