import { networkLimits } from './network-limits.ts';

const isOf = (pattern: RegExp, chars: number) => (text: string) => text.length <= chars && pattern.test(text);

/** "awin", "mercado-livre". */
export const isNetworkId = isOf(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, networkLimits.idChars);

/** What stands for a number in a template: "publisher", "trackingHost". */
export const isNumberKey = isOf(/^[a-z][A-Za-z0-9]*$/, networkLimits.keyChars);

/** A parameter of an address. */
export const isParameterName = isOf(/^[A-Za-z0-9_.-]+$/, networkLimits.keyChars);

/** "America/Sao_Paulo". */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
