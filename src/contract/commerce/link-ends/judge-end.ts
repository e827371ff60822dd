import type { Network } from '#contract/commerce/networks/network.ts';
import { bareHostOf } from '#contract/commerce/networks/read-destination.ts';
import { shopPageOf } from '#contract/commerce/networks/recognise/known-shops.ts';
import { isAbove, isHome, isOnHost, looksLike, parameterOf } from './addresses.ts';
import { endRuleOf } from './end-rules.ts';
import { goalOf, type LinkGoal } from './goal-of.ts';
import type { SilentKind } from './link-ends.words.ts';
import { anyShopEnd, closedShops } from './rules/any-shop.ts';
import { isSoldOut } from './sold-out.ts';

/** How a link went: every address on its way, the first and the last included, and the beginning of the page at its end. */
export interface LinkWay {
  hops: readonly string[];
  page?: string | undefined;
}

/** What is wrong, and what showed it: an address, a parameter's name or a piece of the page. */
export interface SilentFinding {
  kind: SilentKind;
  shown: string;
}
/** "unclear" where a program was turned away, or a script would lead on: nothing is known then. */
export type EndJudgement = SilentFinding | 'unclear' | undefined;

const LEADS_ON = [
  'http-equiv="refresh"',
  "http-equiv='refresh'",
  'location.href',
  'location.replace',
  'window.location',
];

const textIn = (page: string, texts: readonly string[] | undefined) =>
  texts?.find((text) => page.includes(text));

const isProduct = (url: URL): boolean => shopPageOf(url)?.externalId !== undefined;

const isSearch = (url: URL): boolean =>
  looksLike(url, endRuleOf(url).search) ||
  looksLike(url, anyShopEnd.search) ||
  url.hostname.startsWith('lista.mercadoli') ||
  url.hostname.startsWith('listado.mercadoli');

function judgeNetwork({ over }: LinkGoal, end: URL, page: string): EndJudgement {
  if (!over?.hosts.includes(bareHostOf(end))) return undefined;
  return textIn(page, LEADS_ON) ? 'unclear' : { kind: 'programme_closed', shown: end.href };
}

function judgeShop(destination: URL | undefined, end: URL, page: string): EndJudgement {
  const isParked = isOnHost(end, closedShops.hosts);
  const isShut =
    looksLike(end, closedShops.paths) && !(destination && looksLike(destination, closedShops.paths));
  if (isParked || isShut) return { kind: 'shop_closed', shown: end.href };
  const text = textIn(page, closedShops.texts);
  return text ? { kind: 'shop_closed', shown: text } : undefined;
}

/** Another page of the shop's in the place of the one that was meant. A link that means such a page is well there. */
function judgePlace(destination: URL | undefined, end: URL): SilentFinding | undefined {
  const shown = end.href;
  if (isHome(end)) return destination && isHome(destination) ? undefined : { kind: 'home_instead', shown };
  if (!destination || destination.href === end.href) return undefined;
  if (isSearch(end)) return isSearch(destination) ? undefined : { kind: 'search_instead', shown };
  const wasProduct = isProduct(destination);
  const isSameShop = shopPageOf(destination)?.shop === shopPageOf(end)?.shop;
  if (wasProduct && isSameShop && !isProduct(end)) return { kind: 'category_instead', shown };
  const rule = endRuleOf(end);
  const isCategory = looksLike(end, rule.category) && !looksLike(destination, rule.category);
  return (isCategory && !isProduct(end)) || isAbove(end, destination)
    ? { kind: 'category_instead', shown }
    : undefined;
}

function judgeMarks({ marks, front }: LinkGoal, end: URL): SilentFinding | undefined {
  const lost = marks.find(({ name, value }) => {
    const arrived = parameterOf(end, name);
    return value === undefined ? !arrived : arrived !== value;
  });
  if (lost) return { kind: 'tag_lost', shown: lost.name };
  const isKept = front === undefined || end.pathname.toLowerCase().startsWith(front);
  return isKept ? undefined : { kind: 'tag_lost', shown: front };
}

/** What a link that answered leads to after all. Its rules are data (end-rules.ts); this is the order in which they are asked. */
export function judgeEnd({ hops, page = '' }: LinkWay, networks: readonly Network[]): EndJudgement {
  const [asked, end] = [hops[0], hops.at(-1)].map((href) =>
    href && URL.canParse(href) ? new URL(href) : undefined,
  );
  if (!asked || !end) return 'unclear';
  const goal = goalOf(asked, networks);
  const lower = page.toLowerCase();
  const rule = endRuleOf(end);
  if (
    looksLike(end, rule.walls) ||
    textIn(lower, [...(rule.wallTexts ?? []), ...(anyShopEnd.wallTexts ?? [])])
  )
    return 'unclear';
  const early = judgeNetwork(goal, end, lower) ?? judgeShop(goal.destination, end, lower);
  if (early) return early;
  const late = judgePlace(goal.destination, end) ?? judgeMarks(goal, end);
  if (late) return late;
  const text = textIn(lower, rule.soldOut);
  if (text) return { kind: 'sold_out', shown: text };
  return isSoldOut(page) ? { kind: 'sold_out', shown: 'availability' } : undefined;
}
