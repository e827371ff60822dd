import { describe, expect, test } from 'vitest';
import { readFeedAddress, requireFeedAddress } from './feed-address.ts';

describe('the address of a feed', () => {
  test('shows its host alone, and hands name and password over apart', () => {
    expect(readFeedAddress('https://ana:a%C3%A7%3Ao@feeds.example/x/key?apikey=1#top', [])).toEqual({
      url: 'https://feeds.example/x/key?apikey=1',
      authorization: `Basic ${Buffer.from('ana:aç:o').toString('base64')}`,
      host: 'feeds.example',
    });
    expect(readFeedAddress('https://feeds.example/%', [])).toMatchObject({ authorization: undefined });
    expect(readFeedAddress('https://100%:x@feeds.example/', [])).toMatchObject({
      authorization: `Basic ${Buffer.from('100%:x').toString('base64')}`,
    });
  });

  test('may be on a host of files', () => {
    const file = { hostname: 'files.example', user: 'ana', password: 'a#b:c', path: '/out/feed 1.csv.gz' };
    const written = 'ana:a%23b:c@Files.example';
    expect(readFeedAddress(`SFTP://${written}/out/feed%201.csv.gz`, [])).toEqual({
      host: 'files.example',
      file: { ...file, way: 'sftp', port: 22 },
    });
    for (const [port, isImplicit] of [
      [21, false],
      [990, true],
    ] as const)
      expect(readFeedAddress(`ftps://${written}:${port}/out/feed%201.csv.gz`, [])).toEqual({
        host: `files.example:${port}`,
        file: { ...file, way: 'ftps', port, isImplicit },
      });
    expect(readFeedAddress('ftp://[::1]/x', [])).toMatchObject({
      file: { way: 'ftp', hostname: '::1', port: 21, user: 'anonymous', password: '' },
    });
  });

  test('is https on the web, but for hosts that were named', () => {
    const plain = 'http://pim.internal:8080/feed.csv';
    expect(readFeedAddress(plain, [])).toBeUndefined();
    expect(readFeedAddress(plain, ['pim.internal:8080'])?.host).toBe('pim.internal:8080');
    expect(readFeedAddress(plain, ['pim.internal'])?.host).toBe('pim.internal:8080');
    expect(readFeedAddress(plain, ['other.internal', 'internal'])).toBeUndefined();
    expect(readFeedAddress('file:///etc/passwd', ['pim.internal'])).toBeUndefined();
  });

  test('is refused in a sentence that repeats nothing of it', () => {
    const refusal = (text: string) => {
      try {
        requireFeedAddress(text, []);
      } catch (error) {
        return error as Error & { reason: string };
      }
      throw new Error('It was taken.');
    };
    for (const [text, reason] of [
      ['ftp://ana:segredo@feeds.example/x/', 'feed_no_file'],
      ['SFTP://ana:segredo@feeds.example', 'feed_no_file'],
      ['ftps://ana:segredo%0D%0ADELE@feeds.example/x', 'feed_no_file'],
      ['ftp://ana:segredo@feeds.example/x%0A', 'feed_no_file'],
      ['sftp://segredo@', 'feed_no_file'],
      ['http://ana:segredo@feeds.example/x', 'feed_not_https'],
      ['segredo', 'feed_not_https'],
    ] as const) {
      expect(refusal(text)).toMatchObject({ code: 'invalid_input', reason });
      expect(refusal(text).message).not.toContain('segredo');
    }
  });
});
