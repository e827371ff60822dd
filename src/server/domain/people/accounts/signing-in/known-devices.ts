import { randomBytes } from 'node:crypto';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { DAY } from '#contract/site/durations.ts';
import { limits } from '#contract/site/limits.ts';
import type { SecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import type { AccountParts } from '../account-parts.ts';
import type { AccountRow } from '../accounts.queries.ts';
import { cookieIn, cookieLine } from './session-cookies.ts';

/** A key of its own: what was signed for anything else is no device. */
const PURPOSE = 'known-device';
const LIFETIME = limits.accounts.knownDeviceDays * DAY;
/** Number, the account's count of how often devices were forgotten, end, signature. */
const FORM = /^([\w-]{22})\.(\d{1,9})\.(\d{1,15})\.([\w-]{43})$/;

interface DeviceParts extends Pick<AccountParts, 'clock' | 'cookies'> {
  secrets: SecretsService;
}

/**
 * The memory of an earlier sign-in, kept by the browser. It opens nothing: it only has its own count of wrong tries, so
 * that strangers, who know no more than a name, use up their own. Whose it is stands in the signature alone.
 */
export function createKnownDevices({ clock, cookies, secrets }: DeviceParts) {
  const textOf = (id: string, account: Pick<AccountRow, 'id'> | undefined, epoch: number, end: number) =>
    `${id}.${account?.id ?? ''}.${epoch}.${end}`;

  const carriesOne = (headers: Headers): boolean => cookieIn(headers, cookies.device) !== undefined;

  /** The browser's number, where it is one of this account's; the same work is done where there is no such account. */
  async function recognise(headers: Headers, account: AccountRow | undefined): Promise<string | undefined> {
    const [, id = '', epoch, end, signature = ''] = FORM.exec(cookieIn(headers, cookies.device) ?? '') ?? [];
    const text = textOf(id, account, Number(epoch), Number(end));
    const isOurs = await secrets.isSigned(PURPOSE, text, signature);
    const isCurrent = Number(end) > clock().getTime() && Number(epoch) === account?.deviceEpoch;
    return isOurs && isCurrent ? id : undefined;
  }

  return {
    carriesOne,
    recognise,
    /** From now on; one that is known keeps its number, and with it its count. */
    async remember(account: AccountRow, { headers, cookies: answered }: Caller): Promise<void> {
      const id = (await recognise(headers, account)) ?? randomBytes(16).toString('base64url');
      const end = clock().getTime() + LIFETIME;
      const { deviceEpoch: epoch } = account;
      const signature = await secrets.sign(PURPOSE, textOf(id, account, epoch, end));
      const value = `${id}.${epoch}.${end}.${signature}`;
      answered.push(cookieLine(cookies.device, value, LIFETIME / 1000));
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
