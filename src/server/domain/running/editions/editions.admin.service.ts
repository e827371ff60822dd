import { isAmazonDomain, isTagOf } from '#contract/commerce/marketplaces/amazon-shops.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { EditionChange } from '#contract/running/editions/editions.admin.schemas.ts';
import { fallbackLocale, type Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { changedFields, describeChanges } from '#server/lib/changes.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { type EditionRow, lockEdition, updateEdition } from './editions.queries.ts';
import type { EditionsService } from './editions.service.ts';

type Changes = Partial<EditionRow>;

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

/** Who may be read, and who is paid: an owner's business. */
const ownersFields: (keyof EditionChange)[] = ['status', 'affiliateId', 'placeTags'];
/** What other editions' pages say of this one. */
const shownElsewhere: (keyof EditionChange)[] = ['status', 'siteName', 'language'];

const touches = (changes: EditionChange | Changes, fields: (keyof EditionChange)[]) =>
  fields.some((field) => changes[field] !== undefined);

function checkStatus(locale: Locale, { status }: Changes): void {
  if (locale === fallbackLocale && status !== undefined && status !== 'active') {
    throw invalidFields({ status: { code: 'always_active' } });
  }
}

/** A place's tag says something only where no other place, and nobody else, has it. */
function checkPlaceTags({ amazonDomain, affiliateId, placeTags }: EditionRow, changed: boolean): void {
  const given = Object.entries(placeTags).flatMap(([place, tag]) => (tag ? [{ place, tag }] : []));
  for (const { place, tag } of given) {
    const field = changed ? `placeTags.${place}` : 'amazonDomain';
    if (!isTagOf(amazonDomain, tag)) throw invalidFields({ [field]: { code: 'invalid' } });
    const isTwice = tag === affiliateId || given.some((each) => each.tag === tag && each.place !== place);
    if (isTwice) throw invalidFields({ [field]: { code: 'taken' } });
  }
}

/** Shop and tag as they will be together: a tag of another shop's programme would earn nothing, silently. */
function checkShop(before: EditionRow, changes: Changes): void {
  if (!touches(changes, ['amazonDomain', 'affiliateId', 'placeTags'])) return;
  const { amazonDomain, affiliateId } = { ...before, ...changes };
  if (!isAmazonDomain(amazonDomain)) throw invalidFields({ amazonDomain: { code: 'invalid' } });
  if (affiliateId !== '' && !isTagOf(amazonDomain, affiliateId)) {
    throw invalidFields({
      [changes.affiliateId === undefined ? 'amazonDomain' : 'affiliateId']: { code: 'invalid' },
    });
  }
  checkPlaceTags({ ...before, ...changes }, changes.placeTags !== undefined);
}

export function createAdminEditionsService({ db, clock, editions }: Parts) {
  return {
    list(caller: Caller): Promise<EditionRow[]> {
      requireRole(caller, 'author');
      return editions.listAll();
    },

    async change(caller: Caller, locale: Locale, patch: EditionChange): Promise<EditionRow> {
      const actor = requireRole(caller, touches(patch, ownersFields) ? 'owner' : 'editor');
      const at = clock();
      return db.transaction(async (tx) => {
        const before = await lockEdition(tx, locale);
        if (!before) throw notFound(`The edition ${locale}`);
        const changes: Changes = changedFields(before, patch);
        if (Object.keys(changes).length === 0) return before;
        checkStatus(locale, changes);
        checkShop(before, changes);
        const after = await updateEdition(tx, locale, { ...changes, updatedAt: at });
        await recordAudit(tx, actor, at, {
          action: 'updated',
          subject: 'edition',
          subjectId: locale,
          title: after.siteName,
          locale,
          details: describeChanges(before, changes),
        });
        await recordChange(tx, at, `edition ${locale} changed`, [
          tags.edition(locale),
          ...(touches(changes, shownElsewhere) ? [tags.editions()] : []),
        ]);
        return after;
      });
    },
  };
}
