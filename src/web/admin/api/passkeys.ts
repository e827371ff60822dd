import type { PasskeyCreation, PasskeyRequest } from '#contract/people/accounts/passkeys.schemas.ts';

/** Why a browser did not do it: each has a sentence in the texts. */
export type PasskeyTrouble = 'cancelled' | 'notHere' | 'knownHere' | 'failed';

export class PasskeyProblem extends Error {
  readonly trouble: PasskeyTrouble;
  constructor(trouble: PasskeyTrouble, cause?: unknown) {
    super(`No passkey: ${trouble}.`, { cause });
    this.trouble = trouble;
  }
}

const troubles: Record<string, PasskeyTrouble> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  SecurityError: 'notHere',
  InvalidStateError: 'knownHere',
};

/** Only where somebody uses a passkey: nobody else loads it. */
const loadLibrary = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof loadLibrary>>;

async function withLibrary<T>(work: (library: Library) => Promise<T>): Promise<T> {
  const library = await loadLibrary();
  if (!library.browserSupportsWebAuthn()) throw new PasskeyProblem('notHere');
  return work(library).catch((error: unknown) => {
    throw new PasskeyProblem(troubles[error instanceof Error ? error.name : ''] ?? 'failed', error);
  });
}

/** The browser asks the person for one of their passkeys. */
export const showPasskey = (optionsJSON: PasskeyRequest) =>
  withLibrary((library) => library.startAuthentication({ optionsJSON }));

/** The browser asks where to keep a new one. */
export const makePasskey = (optionsJSON: PasskeyCreation) =>
  withLibrary((library) => library.startRegistration({ optionsJSON }));

/** Passkeys belong to a name: where the page is opened by a bare address there are none. */
const hasName = (): boolean => !/^[\d.]+$|:/.test(location.hostname);

/** Whether a browser can offer passkeys among the names that it fills in. */
async function canAutofill(): Promise<boolean> {
  if (!hasName() || typeof PublicKeyCredential !== 'function') return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

export type ShownPasskey = Awaited<ReturnType<typeof showPasskey>>;

/** Offers them so until it is told to stop; says nothing where nobody wants one. */
export function offerPasskeys(
  ask: () => Promise<PasskeyRequest>,
  onShown: (passkey: ShownPasskey) => void,
): () => void {
  let stop = () => {};
  let isOver = false;
  async function offer(): Promise<void> {
    if (!(await canAutofill())) return;
    const [library, optionsJSON] = await Promise.all([loadLibrary(), ask()]);
    if (isOver) return;
    stop = () => library.WebAuthnAbortService.cancelCeremony();
    onShown(await library.startAuthentication({ optionsJSON, useBrowserAutofill: true }));
  }
  void offer().catch(() => {});
  return () => {
    isOver = true;
    stop();
  };
}
