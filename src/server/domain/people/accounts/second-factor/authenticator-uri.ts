import { encode } from 'uqr';
import type { SecondFactorStart } from '#contract/people/accounts/second-factor.schemas.ts';

const ISSUER = 'Vitrina';
/** Four units of quiet, as readers of such codes expect. */
const BORDER = 4;

/** The dark squares as one path: a row's neighbours become one stroke of it. */
function qrOf(text: string): SecondFactorStart['qr'] {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const strokes = data.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? '1' : '0')).join('');
    return [...line.matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { size, path: strokes.join('') };
}

/** What an authenticator reads: the library's secret under the name that the person signs in with. */
export function describeAuthenticator(libraryUri: string, username: string): SecondFactorStart {
  const secret = new URL(libraryUri).searchParams.get('secret') ?? '';
  const label = `${ISSUER}:${encodeURIComponent(username)}`;
  const uri = `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}&algorithm=SHA1&digits=6&period=30`;
  return { uri, secret, qr: qrOf(uri) };
}
