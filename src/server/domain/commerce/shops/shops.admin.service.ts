import type { Network } from '#contract/commerce/networks/network.ts';
import { marketplaceShops, type Shop } from '#contract/commerce/shops/shop.ts';
import { shopLimits } from '#contract/commerce/shops/shop-limits.ts';
import type { NewShop, ShopChange } from '#contract/commerce/shops/shops.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { AuditAction } from '#contract/people/audit/audit.words.ts';
import { numberedSlug, slugOf } from '#contract/site/addresses/slugs.ts';
import type { FieldProblems } from '#contract/site/field-problems.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Role } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionRow, EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { rewriteShops } from '#server/domain/running/editions/rewrite-shops.ts';
import { changedFields, describeChanges } from '#server/lib/changes.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { accountProblems, numbersFor, shopProblems } from './check-shop.ts';
import * as queries from './shops.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  listNetworks: () => Promise<readonly Network[]>;
}

/** An edition as it is while its shops change, and what they can be paid through. */
type Held = EditionRow & { networks: ReadonlyMap<string, Network> };

type Stored = Pick<EditionRow, 'shops' | 'networkNumbers' | 'preferredShop'>;
/** What becomes of an edition's shops, and what the log says of it. */
interface Outcome {
  set: Partial<Stored>;
  action: AuditAction;
  subjectId: string;
  title: string;
  details: Record<string, unknown>;
}

const NAMELESS = 'loja';
const TAKEN = new Set<string>([...marketplaceShops, 'demo', 'other', 'preferred', 'networks']);

function freeKey(name: string, shops: Shop[]): string {
  const base = slugOf(name) || NAMELESS;
  const taken = new Set([...TAKEN, ...shops.map(({ key }) => key)]);
  let number = 1;
  while (taken.has(numberedSlug(base, number))) number += 1;
  return numberedSlug(base, number);
}

const refuse = (problems: FieldProblems): void => {
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
};

function find(shops: Shop[], key: string): Shop {
  const shop = shops.find((each) => each.key === key);
  if (!shop) throw notFound(`The shop ${key}`);
  return shop;
}

/** Without the numbers of a network that it is not at. */
function settled(shop: Shop, { networks }: Held): Shop {
  const network = shop.network === null ? undefined : networks.get(shop.network);
  return { ...shop, numbers: network ? numbersFor(network.shopNumbers, shop.numbers) : {} };
}

export function createAdminShopsService({ db, clock, editions, listNetworks }: Parts) {
  /** One at a time: two owners who name shops at once lose nothing of each other's. */
  async function change(caller: Caller, role: Role, locale: Locale, work: (edition: Held) => Outcome) {
    const actor = requireRole(caller, role);
    const at = clock();
    const networks = new Map((await listNetworks()).map((network) => [network.id, network]));
    const edition = await db.transaction(async (tx) => {
      const changed = await rewriteShops(tx, locale, at, (held) => work({ ...held, networks }));
      const { before, after, outcome } = changed;
      if (!after) return before;
      const { action, subjectId, title, details } = outcome;
      await recordAudit(tx, actor, at, { action, subject: 'shop', subjectId, title, locale, details });
      await recordChange(tx, at, `shops of ${locale}`, [tags.edition(locale), tags.offers(locale)]);
      return after;
    });
    return tell(edition);
  }

  async function tell(edition: EditionRow) {
    const counted = await queries.countOffersByHost(db, edition.locale);
    return { edition, counted, networks: [...(await listNetworks())] };
  }

  return {
    async get(caller: Caller, locale: Locale) {
      requireRole(caller, 'viewer');
      return tell(await editions.getEdition(locale));
    },

    create: (caller: Caller, locale: Locale, given: NewShop) =>
      change(caller, 'owner', locale, (edition) => {
        const { shops } = edition;
        if (shops.length >= shopLimits.inEdition)
          throw invalidFields({ name: { code: 'too_high', limit: shopLimits.inEdition } });
        const shop = settled({ ...given, key: freeKey(given.name, shops) }, edition);
        refuse(shopProblems(shop, edition));
        const { key, name, ...details } = shop;
        return { set: { shops: [...shops, shop] }, action: 'created', subjectId: key, title: name, details };
      }),

    change: (caller: Caller, locale: Locale, key: string, patch: ShopChange) =>
      change(caller, 'owner', locale, (edition) => {
        const before = find(edition.shops, key);
        const after = settled({ ...before, ...changedFields(before, patch) }, edition);
        refuse(shopProblems(after, edition));
        const shops = edition.shops.map((shop) => (shop.key === key ? after : shop));
        const details = describeChanges(before, changedFields(before, after));
        return { set: { shops }, action: 'updated', subjectId: key, title: after.name, details };
      }),

    remove: (caller: Caller, locale: Locale, key: string) =>
      change(caller, 'owner', locale, (edition) => {
        const { name, ...details } = find(edition.shops, key);
        const shops = edition.shops.filter((shop) => shop.key !== key);
        const preferredShop = edition.preferredShop === key ? '' : edition.preferredShop;
        return { set: { shops, preferredShop }, action: 'deleted', subjectId: key, title: name, details };
      }),

    setNumbers: (caller: Caller, locale: Locale, id: string, given: Record<string, string>) =>
      change(caller, 'owner', locale, (edition) => {
        const network = edition.networks.get(id);
        if (!network) throw notFound(`The network ${id}`);
        const numbers = numbersFor(network.accountNumbers, given);
        const networkNumbers = { ...edition.networkNumbers, [id]: numbers };
        refuse(accountProblems(network, locale, numbers));
        const details = describeChanges({ numbers: edition.networkNumbers[id] ?? {} }, { numbers });
        return { set: { networkNumbers }, action: 'updated', subjectId: id, title: network.name, details };
      }),

    prefer: (caller: Caller, locale: Locale, key: string) =>
      change(caller, 'editor', locale, (edition) => {
        const isMarketplace = (marketplaceShops as readonly string[]).includes(key);
        if (key !== '' && !isMarketplace) find(edition.shops, key);
        const details = describeChanges(edition, { preferredShop: key });
        const title = edition.shops.find((shop) => shop.key === key)?.name ?? key;
        return { set: { preferredShop: key }, action: 'updated', subjectId: key || locale, title, details };
      }),
  };
}

export type AdminShopsService = ReturnType<typeof createAdminShopsService>;
