import { describe, expect, test } from 'vitest';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { authorAliases, authors } from '#db/schema/writing/authors.ts';
import { theProgram } from '#server/domain/people/audit/record-audit.ts';
import { demoNow } from '#test/harness/app.ts';
import { engines, useDatabase } from '#test/harness/database.ts';
import { ensureAuthor, findAuthorAt, makeAuthor } from './ensure-author.ts';

const making = { actor: theProgram, at: demoNow };

describe.each(engines)('somebody who is named by what comes in, on %s', (engine) => {
  const database = useDatabase(engine);

  test('is made once, and stays as they are when they are named again', async () => {
    const { db } = database();
    const first = await db.transaction((tx) =>
      ensureAuthor(tx, making, { slug: 'lia-prado', name: 'Lia Prado', words: { br: 'Escreve.' } }),
    );
    const again = await db.transaction((tx) =>
      ensureAuthor(tx, making, { slug: 'lia-prado', name: 'L. Prado', links: ['https://lia.example/'] }),
    );
    expect([first.made, again.made]).toEqual([true, false]);
    expect(again.author).toEqual(first.author);
    expect(again.author).toMatchObject({
      name: 'Lia Prado',
      words: { br: 'Escreve.' },
      links: [],
      version: 1,
    });
    const told = await db.select().from(auditLog);
    expect(told).toEqual([
      expect.objectContaining({ action: 'created', subject: 'author', title: 'Lia Prado' }),
    ]);
  });

  test('is who an address of before leads to', async () => {
    const { db } = database();
    const [kept] = await db.insert(authors).values({ slug: 'ines', name: 'Inês' }).returning();
    await db.insert(authorAliases).values({ slug: 'ines-old', authorId: kept?.id ?? 0 });
    const named = await db.transaction((tx) => ensureAuthor(tx, making, { slug: 'ines-old', name: 'Ines' }));
    expect(named).toMatchObject({ made: false, author: { id: kept?.id } });
    expect(await findAuthorAt(db, 'ines-old')).toMatchObject({ slug: 'ines' });
    expect(await makeAuthor(db, making, { slug: 'ines-old', name: 'Ines' })).toBeUndefined();
  });

  test('gets an address from the name, one that nobody has', async () => {
    const { db } = database();
    const slugs = [];
    for (const name of ['Zoë Ruiz', 'Zoe Ruiz', '中村'])
      slugs.push((await makeAuthor(db, making, { name }))?.slug);
    expect(slugs).toEqual(['zoe-ruiz', 'zoe-ruiz-2', 'autor']);
  });
});
