import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { editions } from '#db/schema/running/editions.ts';
import { posts } from '#db/schema/writing/posts.ts';

/** Posts that became readable since then, and still are. By the log: a post's own date may be any. */
export const listPublishedSince = (db: Db, since: Date, limit: number) =>
  db
    .selectDistinct({ id: posts.id, locale: posts.locale, slug: posts.slug })
    .from(auditLog)
    .innerJoin(posts, sql`${auditLog.subjectId} = ${posts.id}::text`)
    .innerJoin(editions, eq(editions.locale, posts.locale))
    .where(
      and(
        eq(auditLog.subject, 'post'),
        eq(auditLog.action, 'published'),
        gte(auditLog.createdAt, since),
        eq(posts.status, 'published'),
        isNotNull(posts.publishedAt),
        eq(editions.status, 'active'),
      ),
    )
    .orderBy(asc(posts.id))
    .limit(limit);
