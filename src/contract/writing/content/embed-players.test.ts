import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostOf, playerFrame, playerOf } from './embed-players.ts';

const frameFor = (href: string) => {
  const player = playerOf(href);
  return player && playerFrame(player.key, player.id)?.frame;
};

describe('a player', () => {
  test.each([
    'https://www.youtube.com/watch?v=aB3_-678901&t=90s',
    'https://youtube.com/watch?app=desktop&v=aB3_-678901',
    'http://m.youtube.com/watch?v=aB3_-678901#x',
    'https://youtu.be/aB3_-678901?si=x',
    'https://www.youtube.com/shorts/aB3_-678901',
    'https://www.youtube.com/embed/aB3_-678901?rel=0',
    'https://www.youtube.com/live/aB3_-678901',
    'https://www.youtube-nocookie.com/embed/aB3_-678901',
  ])('of YouTube is the one without cookies: %s', (href) => {
    expect(playerOf(href)).toMatchObject({ key: 'youtube', name: 'YouTube', shape: 'video' });
    expect(frameFor(href)).toBe('https://www.youtube-nocookie.com/embed/aB3_-678901?autoplay=1');
  });

  test.each([
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
    ],
    ['https://vimeo.com/channels/staff/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    ['https://www.dailymotion.com/video/x7tgad0', 'https://geo.dailymotion.com/player.html?video=x7tgad0'],
    ['https://dai.ly/x7tgad0', 'https://geo.dailymotion.com/player.html?video=x7tgad0'],
    ['https://www.ted.com/talks/a_talk?language=pt', 'https://embed.ted.com/talks/a_talk'],
    [
      'https://www.tiktok.com/@a.b/video/7106594312292453675',
      'https://www.tiktok.com/player/v1/7106594312292453675',
    ],
    [
      'https://open.spotify.com/intl-pt/track/11dFghVXANMlKmJXsNCbNl?si=x',
      'https://open.spotify.com/embed/track/11dFghVXANMlKmJXsNCbNl',
    ],
    [
      'https://soundcloud.com/somebody/a-song',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomebody%2Fa-song&auto_play=true',
    ],
  ])('of others: %s', (href, frame) => {
    expect(frameFor(href)).toBe(frame);
  });

  test('takes the room that its kind needs', () => {
    const shapeOf = (href: string) => playerOf(href)?.shape;
    expect(shapeOf('https://open.spotify.com/episode/11dFghVXANMlKmJXsNCbNl')).toBe('sound');
    expect(shapeOf('https://open.spotify.com/show/11dFghVXANMlKmJXsNCbNl')).toBe('list');
    expect(shapeOf('https://soundcloud.com/somebody/sets/songs')).toBe('list');
    expect(shapeOf('https://www.tiktok.com/@a/video/7106594312292453675')).toBe('upright');
  });

  test.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=aB3_-678901"><script>',
    'https://www.youtube.com/@somebody',
    'https://youtube.com.example/watch?v=aB3_-678901',
    'https://youtube.com@e.example/watch?v=aB3_-678901',
    'https://notyoutube.com/watch?v=aB3_-678901',
    'ftp://youtube.com/watch?v=aB3_-678901',
    'https://vimeo.com/about',
    'https://open.spotify.com/user/x',
    'https://e.example/video.mp4',
    '/br/x',
    '',
  ])('is none of these: %j', (href) => {
    expect(playerOf(href)).toBeUndefined();
  });

  test('is not made of names that no address of ours has', () => {
    for (const key of ['youtube', 'toString', '__proto__', 'x'])
      for (const id of ['', '../x', 'a b', 'aB3_-67890?', 'aB3_-678901/x'])
        expect(playerFrame(key, id)).toBeUndefined();
  });

  test('is written of nothing but plain letters, whatever the address', () => {
    const host = fc.constantFrom(
      'www.youtube.com',
      'youtu.be',
      'vimeo.com',
      'dailymotion.com',
      'dai.ly',
      'ted.com',
      'tiktok.com',
      'open.spotify.com',
      'soundcloud.com',
    );
    const path = fc.oneof(
      fc.webPath(),
      fc.string(),
      fc.stringMatching(/^\/(?:watch\?v=|video\/|talks\/)?[\w"<'-]{5,22}$/),
    );
    fc.assert(
      fc.property(host, path, (name, rest) => {
        const frame = frameFor(`https://${name}/${rest.replace(/^\//, '')}`);
        if (frame === undefined) return;
        expect(frame).toMatch(/^https:\/\/[a-z.-]+\.(?:com|ly)\/[\w/.?=&%-]+$/);
      }),
    );
  });
});

test('a host is named as people say it', () => {
  expect(hostOf('https://www.e.example/a')).toBe('e.example');
  expect(hostOf('nowhere')).toBe('');
});
