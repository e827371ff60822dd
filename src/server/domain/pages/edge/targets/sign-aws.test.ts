import { expect, test } from 'vitest';
import { signForAws } from './sign-aws.ts';

// Compared once with what the signer of @smithy/signature-v4, which the bucket uses, makes of the same request.
test('a request is signed as Amazon signs it', () => {
  const headers = signForAws({
    key: { id: 'KEY', secret: 'secret' },
    service: 'cloudfront',
    region: 'us-east-1',
    method: 'POST',
    url: 'https://cloudfront.amazonaws.com/2020-05-31/distribution/DIST/invalidation',
    headers: { 'content-type': 'text/xml' },
    body: '<a/>',
    now: new Date('2026-11-18T12:00:00Z'),
  });
  expect(headers).toEqual({
    'content-type': 'text/xml',
    'x-amz-date': '20261118T120000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=KEY/20261118/us-east-1/cloudfront/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=ec3badab503e37c453f84f2acee5c4d0ed379d6afce905abcc320798c11001dc',
  });
});
