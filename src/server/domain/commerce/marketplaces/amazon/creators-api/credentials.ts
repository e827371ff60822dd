import type {
  AmazonCredentials,
  CredentialVersion,
} from '#contract/commerce/marketplaces/amazon-credentials.ts';

/** Where the service is; other addresses are for tests. */
export interface CreatorsAddresses {
  api: string;
  token: Record<CredentialVersion, string>;
}

export const creatorsAddresses: CreatorsAddresses = {
  api: 'https://creatorsapi.amazon',
  token: {
    '2.1': 'https://creatorsapi.auth.us-east-1.amazoncognito.com/oauth2/token',
    '2.2': 'https://creatorsapi.auth.eu-south-2.amazoncognito.com/oauth2/token',
    '3.1': 'https://api.amazon.com/auth/o2/token',
    '3.2': 'https://api.amazon.co.uk/auth/o2/token',
  },
};

const isOld = (version: CredentialVersion): boolean => version.startsWith('2');

/** The generations of credentials differ in the scope, the body's form and the header; each gets its own. */
export function tokenRequest({ version, clientId, clientSecret }: AmazonCredentials) {
  const fields = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  return isOld(version)
    ? {
        type: 'application/x-www-form-urlencoded',
        body: new URLSearchParams({ ...fields, scope: 'creatorsapi/default' }).toString(),
      }
    : { type: 'application/json', body: JSON.stringify({ ...fields, scope: 'creatorsapi::default' }) };
}

export const authorizationOf = (version: CredentialVersion, token: string): string =>
  isOld(version) ? `Bearer ${token}, Version ${version}` : `Bearer ${token}`;
