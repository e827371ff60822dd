import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { playerOf } from '#contract/writing/content/embed-players.ts';
import { installErrorHandling } from '#server/http/errors/error-handling.ts';
import { playerRoutes } from './players.ts';

const app = Fastify();
app.decorateRequest('actor', undefined);
installErrorHandling(app);
await app.register(playerRoutes);

const pathOf = (href: string) => {
  const player = playerOf(href);
  return player ? otherPaths.player(player.key, player.id) : '';
};

test.each([
  ['https://youtu.be/aB3_-678901', 'https://www.youtube-nocookie.com'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com'],
  ['https://open.spotify.com/track/11dFghVXANMlKmJXsNCbNl', 'https://open.spotify.com'],
  ['https://soundcloud.com/somebody/sets/songs', 'https://w.soundcloud.com'],
])(
  'the document around %s may show that player, to our own pages, and nothing else',
  async (href, origin) => {
    const { statusCode, headers, body } = await app.inject(pathOf(href));
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toMatch(
      new RegExp(
        `^default-src 'none'; frame-src ${origin}; style-src 'sha256-[^']+'; frame-ancestors 'self';`,
      ),
    );
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body.match(/ src="([^"]*)"/g)).toHaveLength(1);
    expect(body).toContain(` src="${origin}/`);
    expect(body).not.toContain('<script');
  },
);

test.each([
  '/player/youtube/short',
  '/player/youtube/aB3_-678901/x',
  '/player/youtube/%22%3E%3Cscript%3E',
  '/player/vimeo/..%2f..',
  '/player/somebody/1',
  '/player/__proto__/1',
])('%s is none', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

test('what stands before a player is styled by a file, which may be kept for a day', async () => {
  const { headers, body } = await app.inject(otherPaths.playerStyles());
  expect(headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  });
  expect(body).not.toMatch(/url\(|@import/);
});
