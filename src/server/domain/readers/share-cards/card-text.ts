import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SatoriOptions } from 'satori';
import { logoMark } from '#contract/site/logo-mark.ts';
import { shareCardSize } from '#contract/writing/media/pictures.ts';
import { light } from '#server/lib/pictures/brand-colours.ts';
import { seal } from './shop-window.ts';

export interface CardText {
  siteName: string;
  title: string;
  /** A quiet line below. */
  note: string;
  /** Of a review: its score as people of the edition write it, and what it is out of. */
  score?: { value: string; outOf: string } | undefined;
}

type Style = Record<string, string | number>;
interface Box {
  type: string;
  props: { style?: Style; children?: (Box | string)[]; [name: string]: unknown };
}

const MARGIN = 58;
/** The two halves of one typeface: accents of all our languages are in the first. */
const scripts = ['latin', 'latin-ext'] as const;
const require = createRequire(import.meta.url);
const fontFile = (name: string) =>
  readFileSync(
    require.resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${name}-normal.woff`),
  );

let fonts: SatoriOptions['fonts'] | undefined;

/** Read once, when the first card is drawn: no font of the machine is needed. */
function loadFonts(): SatoriOptions['fonts'] {
  fonts ??= ([400, 800] as const).flatMap((weight) =>
    scripts.map((script) => ({ name: script, weight, data: fontFile(`${script}-${weight}`) })),
  );
  return fonts;
}

const box = (style: Style, ...children: (Box | string)[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const mark: Box = {
  type: 'svg',
  props: {
    width: 54,
    height: 54,
    viewBox: '0 0 32 32',
    children: [
      { type: 'path', props: { d: logoMark.awning, fill: light.brand } },
      { type: 'path', props: { d: logoMark.frame, fill: 'none', stroke: light.ink, 'stroke-width': 2 } },
      { type: 'path', props: { d: logoMark.light, fill: light.sun } },
    ],
  },
};

/** Characters that fit into the column at the smallest size: a longer word has to be broken. */
const LONGEST_WORD = 24;
const SMALLEST = 34;
const longestWord = (title: string) => Math.max(...title.split(' ').map((word) => word.length));

/** As large as four or five lines allow; one very long word decides by itself. */
function titleSize(title: string): number {
  const byLength = [
    [26, 78],
    [48, 64],
    [72, 54],
    [100, 47],
  ].find(([most = 0]) => title.length <= most)?.[1];
  return Math.max(SMALLEST, Math.min(byLength ?? 41, Math.floor(800 / longestWord(title))));
}

function siteLine(siteName: string): Box {
  const [product = '', ...country] = siteName.split(' ');
  return box(
    { alignItems: 'center', gap: 16, fontSize: 34, lineHeight: 1 },
    mark,
    box({ fontWeight: 800, color: light.ink }, product),
    box({ color: light.brand, marginLeft: -6 }, country.join(' ')),
  );
}

const figures = ({ value, outOf }: { value: string; outOf: string }): Box =>
  box(
    {
      position: 'absolute',
      left: seal.x - seal.radius,
      top: seal.y - seal.radius,
      width: 2 * seal.radius,
      height: 2 * seal.radius,
      color: light['on-brand'],
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
    },
    box({ fontSize: 64, fontWeight: 800, lineHeight: 1, letterSpacing: '-0.03em' }, value),
    box({ fontSize: 22, lineHeight: 1, marginTop: 3 }, outOf),
  );

/** Neither half knows emoji or other alphabets; better nothing than an empty box. */
const drawable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2026\u20a0-\u20bf\u2122\u2212]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a card as outlines: an SVG without a letter of text in it. */
export async function drawCardText({ siteName, note, score, ...text }: CardText): Promise<string> {
  const title = drawable(text.title);
  const column = box(
    {
      position: 'absolute',
      left: 64,
      top: MARGIN,
      width: score ? 470 : 500,
      height: shareCardSize.height - 2 * MARGIN,
      flexDirection: 'column',
      justifyContent: 'space-between',
    },
    siteLine(drawable(siteName)),
    {
      type: 'div',
      props: {
        style: {
          display: 'block',
          fontSize: titleSize(title),
          fontWeight: 800,
          lineHeight: 1.08,
          letterSpacing: '-0.02em',
          color: light.ink,
          lineClamp: 6,
          ...(longestWord(title) > LONGEST_WORD
            ? { wordBreak: 'break-word' }
            : title.length <= 100 && { textWrap: 'balance' }),
        },
        children: [title],
      },
    },
    box({ fontSize: 25, lineHeight: 1.2, color: light.mute }, note),
  );
  const whole = box(
    { width: '100%', height: '100%', fontFamily: scripts.join() },
    column,
    ...(score ? [figures(score)] : []),
  );
  // Its own layout engine: whoever draws no card does without.
  const { default: satori } = await import('satori');
  return satori(whole as never, { ...shareCardSize, fonts: loadFonts() });
}
