import { expect, test } from 'vitest';
import { signForEdgeGrid } from './sign-edgegrid.ts';

// The code that made this value also makes those that Akamai publishes.
test('a request is signed as Akamai asks for it', () => {
  const signed = {
    client: { clientToken: 'client', accessToken: 'access', clientSecret: 'secret' },
    url: 'https://akab.example/ccu/v3/invalidate/tag/production',
    body: '{"objects":["k2n9c"]}',
    now: new Date('2026-11-18T12:00:00Z'),
    nonce: 'once',
  };
  expect(signForEdgeGrid(signed)).toBe(
    'EG1-HMAC-SHA256 client_token=client;access_token=access;timestamp=20261118T12:00:00+0000;nonce=once;signature=7Yn+1exHuQ0//Yci2iUIZKY2t1pkXJFGS7pRjdj0coY=',
  );
  expect(signForEdgeGrid({ ...signed, body: '{}' })).not.toBe(signForEdgeGrid(signed));
});
