import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '#db/open.ts';
import { pathLeads, queryLeads } from './list-leads.ts';
import { redirectForms, ruleOf } from './redirect-lines.ts';

interface Parts {
  db: Db;
  folder: string;
  /** Whether a page stands there: nobody is led away from one. */
  isThere: (address: string) => Promise<boolean>;
}

/** What leads elsewhere, in the words of several hosts; answers how many addresses do. */
export async function writeRedirects({ db, folder, isThere }: Parts): Promise<number> {
  const files = await Promise.all(
    redirectForms.map(async (form) => ({ form, file: await open(path.join(folder, form.file), 'wx') })),
  );
  let count = 0;
  const say = async (texts: (form: (typeof redirectForms)[number]) => string | undefined) => {
    for (const { form, file } of files) {
      const text = texts(form);
      if (text) await file.write(text);
    }
  };
  try {
    await say(({ head }) => head);
    for await (const lead of pathLeads(db)) {
      if (await isThere(lead.from)) continue;
      count += 1;
      await say((form) => ruleOf(form, lead));
    }
    await say(({ middle }) => middle);
    for await (const lead of queryLeads(db)) {
      count += 1;
      await say((form) => ruleOf(form, lead));
    }
    await say(({ foot }) => foot);
  } finally {
    for (const { file } of files) await file.close();
  }
  return count;
}
