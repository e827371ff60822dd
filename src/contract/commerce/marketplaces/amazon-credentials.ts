/** Amazon's access to prices is given for a region, and written as "version id secret" in one line. */
export const credentialVersions = ['2.1', '2.2', '3.1', '3.2'] as const;
export type CredentialVersion = (typeof credentialVersions)[number];

export const amazonRegions = ['na', 'eu'] as const;
export type AmazonRegion = (typeof amazonRegions)[number];

export interface AmazonCredentials {
  version: CredentialVersion;
  clientId: string;
  clientSecret: string;
}

/** The last digit of a version is its region. */
export const regionVersions: Record<AmazonRegion, CredentialVersion[]> = {
  na: ['3.1', '2.1'],
  eu: ['3.2', '2.2'],
};

const PART = /^[\x21-\x7e]{8,400}$/;

/** The console writes the version as "v3.2" here and there. */
export function readCredentials(region: AmazonRegion, text: string): AmazonCredentials | undefined {
  const [given = '', clientId = '', clientSecret = '', ...more] = text.trim().split(/\s+/);
  const version = regionVersions[region].find((each) => each === given.replace(/^v/i, ''));
  if (!version || !PART.test(clientId) || !PART.test(clientSecret) || more.length > 0) return undefined;
  return { version, clientId, clientSecret };
}

export const writeCredentials = ({ version, clientId, clientSecret }: AmazonCredentials): string =>
  `${version} ${clientId} ${clientSecret}`;

const europe = new Set(['amazon.it', 'amazon.es', 'amazon.de', 'amazon.fr', 'amazon.co.uk']);

/** Whose credentials serve a shop; undefined where it is in a region that no edition of ours is in. */
export function regionOf(amazonDomain: string): AmazonRegion | undefined {
  if (europe.has(amazonDomain)) return 'eu';
  return /^amazon\.(com|ca|com\.br|com\.mx)$/.test(amazonDomain) ? 'na' : undefined;
}
