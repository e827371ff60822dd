import { recognise } from '#contract/commerce/networks/recognise/recognise.ts';
import type { Paste } from '#contract/commerce/pasted-links/pasted-links.admin.schemas.ts';
import type { AskFailure, KnownBy } from '#contract/commerce/pasted-links/pasted-links.words.ts';
import { packDifferences } from '#contract/commerce/product-merges/pack-signs.ts';
import { eanSpellings } from '#contract/commerce/products/ean.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import {
  findByEans,
  findOurs,
  lookUp,
  type NamedRow,
  type PlaceRow,
} from '#server/domain/commerce/catalog/known-again/find-ours.ts';
import { addressesOf, pathOf } from '#server/domain/commerce/catalog/known-again/same-address.ts';
import type { PriceSources } from '#server/domain/commerce/marketplaces/registry.ts';
import type { GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { askShop } from './ask-shop.ts';
import { draftOf, isAbout } from './draft-of.ts';
import { type FoundRows, findRows } from './found-rows.ts';
import { knownOf } from './known-of.ts';
import { createPastedProducts, type MakingParts } from './new-product.ts';
import { type ReadThing, readThing } from './read-thing.ts';
import { openShortLinks } from './short-links/open-short-links.ts';

interface Parts extends MakingParts {
  sources: PriceSources;
  feedCatalogue: FoundRows['feedCatalogue'];
  /** Without it nobody is asked what is behind a short link. */
  guardedFetch?: GuardedFetch | undefined;
}

/** A thing with everything that could be found out about it. */
export interface KnownThing extends ReadThing {
  /** `differs`: by what it is called there, it is another pack or size. */
  ours: { product: NamedRow; by: KnownBy; differs: boolean }[];
  /** What those products have in the edition already. */
  places: PlaceRow[];
  draft: ReturnType<typeof draftOf> | undefined;
  unanswered: AskFailure | undefined;
}

/** Links, numbers and whole messages that somebody pastes at the desk. */
export function createPastedLinks(parts: Parts) {
  const { db, clock, editions, sources, feedCatalogue, guardedFetch } = parts;

  /** Rows of the edition's catalogues and last files about any of these. */
  const findTold = (locale: Paste['locale'], things: ReadThing[], eans: string[][]) =>
    findRows({ db, feedCatalogue }, locale, {
      eans: eans.flat().flatMap(eanSpellings),
      numbers: things.flatMap((each) => each.found.externalId ?? []),
      paths: things.flatMap((each) => addressesOf(each.found).map(pathOf)),
    });

  return {
    create: createPastedProducts(parts),

    async recognise(caller: Caller, { locale, text }: Paste): Promise<KnownThing[]> {
      requireRole(caller, 'editor');
      const edition = await editions.getEdition(locale);
      const known = knownOf(edition);
      const read = recognise(text, known).map((each) => readThing(each, edition));
      const things = await openShortLinks(read, { edition, known, guardedFetch });
      const first = await findOurs(db, things);
      const isNew = (index: number) => first[index]?.size === 0;
      const asins = things.flatMap(({ found, link }, index) =>
        isNew(index) && link?.marketplace === 'amazon' ? (found.externalId ?? []) : [],
      );
      const answers = await askShop(sources.get('amazon'), edition, asins);
      const toldOf = ({ found, link }: ReadThing) =>
        link?.marketplace === 'amazon' ? answers.facts.get(found.externalId ?? '') : undefined;
      const eansOf = (thing: ReadThing) => [
        ...(thing.found.ean === undefined ? [] : [thing.found.ean]),
        ...(toldOf(thing)?.eans ?? []),
      ];
      const unknown = things.filter((_, index) => isNew(index));
      const staged = unknown.length > 0 ? await findTold(locale, unknown, unknown.map(eansOf)) : [];
      const rowsOf = (thing: ReadThing) => staged.filter((row) => isAbout(thing, row, eansOf(thing)));
      // What the shop or a file calls it by may be one of ours after all.
      const learnt = things.map((thing, index) =>
        isNew(index) ? [...eansOf(thing), ...rowsOf(thing).flatMap(({ facts }) => facts?.ean ?? [])] : [],
      );
      const second = await findByEans(db, learnt);
      const ours = first.map((each, index) => (each.size > 0 ? each : (second[index] ?? each)));
      const ids = [...new Set(ours.flatMap((each) => [...each.keys()]))];
      const { named, places } = await lookUp(db, locale, ids);
      const now = clock();
      return things.map((thing, index): KnownThing => {
        const told = { shop: toldOf(thing), rows: rowsOf(thing), currency: edition.currency, now };
        const title = told.shop?.name ?? told.rows[0]?.facts?.name;
        const mine = [...(ours[index] ?? [])].flatMap(([id, by]) => {
          const product = named.get(id);
          if (!product) return [];
          const differs = title !== undefined && packDifferences(product.name, title).length > 0;
          return [{ product, by, differs }];
        });
        const isAsked = isNew(index) && thing.link?.marketplace === 'amazon';
        return {
          ...thing,
          ours: mine,
          places: places.filter(({ productId }) => mine.some(({ product }) => product.id === productId)),
          draft: mine.length === 0 ? draftOf(thing, told) : undefined,
          unanswered: isAsked ? answers.failureOf(thing.found.externalId ?? '') : undefined,
        };
      });
    },
  };
}
