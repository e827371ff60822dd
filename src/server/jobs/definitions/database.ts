import { defineJob, saying } from '../definition.ts';

export const databaseJob = defineJob({
  id: 'database',
  cron: '30 3 * * *',
  async run({ databaseUpkeep }, { progress, say }) {
    const tables = await databaseUpkeep.listTables();
    for (const [index, table] of tables.entries()) {
      if (!(await databaseUpkeep.tidy(table))) say('table_left', { name: table.name });
      progress(index + 1, tables.length);
    }
    return saying('tables_done', { n: tables.length, megabytes: await databaseUpkeep.getMegabytes() });
  },
});
