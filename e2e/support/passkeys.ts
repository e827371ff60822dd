import type { Page } from '@playwright/test';
import type { Person } from './people.ts';

/** Passkeys belong to a name, and journeys go to a bare address: the same server by its name. */
const byName = (baseURL: string, path: string): string => {
  const url = new URL(path, baseURL);
  url.hostname = 'localhost';
  return url.href;
};

/** A device with a fingerprint reader, and somebody who holds their finger on it. */
export async function openWithAuthenticator(
  page: Page,
  baseURL: string | undefined,
  path: string,
  { api }: Person,
): Promise<void> {
  const { cookies } = await api.storageState();
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost' })));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // This finger never leaves the device: it would take what is only offered, before anybody has pressed a button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(byName(baseURL ?? '', path));
}
