/** How much room a player takes: a film, an upright film, one piece to hear, or a list of them. */
type PlayerShape = 'video' | 'upright' | 'sound' | 'list';

interface Player {
  name: string;
  hosts: readonly string[];
  /** What of an address names the thing that is played: letters, digits, dashes and slashes, or nothing. */
  find: (url: URL) => string | undefined;
  /** Everything that `find` may answer, and nothing else: the player's own document is asked for by it. */
  id: RegExp;
  frame: (id: string) => string;
  shape: (id: string) => PlayerShape;
}

const at = (url: URL, pattern: RegExp): string | undefined => pattern.exec(url.pathname)?.[1];
const always = (shape: PlayerShape) => () => shape;

/**
 * Players that can be opened in place: those whose frame can be written from nothing but a number or a name, so that
 * nothing of what somebody pasted is ever loaded as it stands.
 */
const players = {
  youtube: {
    name: 'YouTube',
    hosts: ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    find: (url) =>
      url.hostname.endsWith('youtu.be')
        ? at(url, /^\/([\w-]{11})\/?$/)
        : (at(url, /^\/(?:shorts|embed|live|v)\/([\w-]{11})\/?$/) ??
          (url.pathname === '/watch' ? (url.searchParams.get('v') ?? undefined) : undefined)),
    id: /^[\w-]{11}$/,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    shape: always('video'),
  },
  vimeo: {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    find(url) {
      const id =
        at(url, /^\/(?:video\/)?(\d{5,12})(?:\/|$)/) ?? at(url, /^\/channels\/[\w-]{1,80}\/(\d{5,12})$/);
      // One that is not listed is shown only to who knows its second name.
      const key = at(url, /^\/\d{5,12}\/([\da-f]{6,20})\/?$/) ?? url.searchParams.get('h');
      return id && key ? `${id}/${key}` : id;
    },
    id: /^\d{5,12}(?:\/[\da-f]{6,20})?$/,
    frame(id) {
      const [video, key] = id.split('/');
      return `https://player.vimeo.com/video/${video}?dnt=1&autoplay=1${key ? `&h=${key}` : ''}`;
    },
    shape: always('video'),
  },
  dailymotion: {
    name: 'Dailymotion',
    hosts: ['dailymotion.com', 'dai.ly'],
    find: (url) =>
      at(url, url.hostname === 'dai.ly' ? /^\/(\w{5,12})$/ : /^\/(?:embed\/)?video\/(\w{5,12})(?:_|\/?$)/),
    id: /^\w{5,12}$/,
    frame: (id) => `https://geo.dailymotion.com/player.html?video=${id}`,
    shape: always('video'),
  },
  ted: {
    name: 'TED',
    hosts: ['ted.com', 'embed.ted.com'],
    find: (url) => at(url, /^\/talks\/([\w-]{1,120})\/?$/),
    id: /^[\w-]{1,120}$/,
    frame: (id) => `https://embed.ted.com/talks/${id}`,
    shape: always('video'),
  },
  tiktok: {
    name: 'TikTok',
    hosts: ['tiktok.com', 'm.tiktok.com'],
    find: (url) => at(url, /^\/(?:@[\w.-]{1,60}\/video|player\/v1|embed\/v2)\/(\d{8,24})\/?$/),
    id: /^\d{8,24}$/,
    frame: (id) => `https://www.tiktok.com/player/v1/${id}`,
    shape: always('upright'),
  },
  spotify: {
    name: 'Spotify',
    hosts: ['open.spotify.com'],
    find: (url) =>
      at(
        url,
        /^\/(?:intl-[a-z-]{2,5}\/)?(?:embed\/)?((?:track|episode|album|playlist|show|artist)\/[A-Za-z\d]{22})\/?$/,
      ),
    id: /^(?:track|episode|album|playlist|show|artist)\/[A-Za-z\d]{22}$/,
    frame: (id) => `https://open.spotify.com/embed/${id}`,
    shape: (id) => (/^(?:track|episode)\//.test(id) ? 'sound' : 'list'),
  },
  soundcloud: {
    name: 'SoundCloud',
    hosts: ['soundcloud.com', 'm.soundcloud.com'],
    find: (url) => at(url, /^\/([\w-]{1,80}\/(?:sets\/)?[\w-]{1,120})\/?$/),
    id: /^[\w-]{1,80}\/(?:sets\/)?[\w-]{1,120}$/,
    frame: (id) =>
      `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com/${id}`)}&auto_play=true`,
    shape: (id) => (id.includes('/sets/') ? 'list' : 'sound'),
  },
} satisfies Record<string, Player>;

type PlayerKey = keyof typeof players;

export interface EmbedPlayer {
  key: PlayerKey;
  name: string;
  id: string;
  shape: PlayerShape;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');

const find = (key: string): [PlayerKey, Player] | undefined =>
  Object.hasOwn(players, key) ? [key as PlayerKey, players[key as PlayerKey]] : undefined;

/** The player that can be opened for an address; undefined for one that is only a link. */
export function playerOf(href: string): EmbedPlayer | undefined {
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = withoutWww(url.hostname);
  for (const [key, player] of Object.entries(players) as [PlayerKey, Player][]) {
    if (!player.hosts.includes(host)) continue;
    const id = player.find(url);
    if (id && player.id.test(id)) return { key, id, name: player.name, shape: player.shape(id) };
  }
  return undefined;
}

/** What a player's own document shows, by the names that are in its address; undefined for any other names. */
export function playerFrame(key: string, id: string): { name: string; frame: string } | undefined {
  const player = find(key)?.[1];
  return player?.id.test(id) ? { name: player.name, frame: player.frame(id) } : undefined;
}

/** Where an address leads, as people say it. */
export const hostOf = (href: string): string => withoutWww(URL.parse(href)?.hostname ?? '');
