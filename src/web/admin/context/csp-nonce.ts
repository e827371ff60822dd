/** The word by which this document's policy lets a library add a style element. See the server's admin shell. */
export const cspNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || undefined;
