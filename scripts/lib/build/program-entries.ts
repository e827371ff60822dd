/** What is started by itself: where it lies when it is built, and its source. */
export const entries = {
  'dist/program/start.js': 'src/program/start.ts',
  'dist/program/main.js': 'src/program/main.ts',
  'dist/program/page-thread.js': 'src/program/page-thread.ts',
  'dist/threads/database-thread.js': 'src/db/pglite/database-thread.ts',
  'dist/threads/content-thread.js': 'src/server/domain/running/content-transfer/content-thread.ts',
  'dist/threads/source-thread.js': 'src/server/domain/running/move-in/source-thread.ts',
  'dist/threads/feed-thread.js': 'src/server/domain/commerce/imports/feed-thread.ts',
  'dist/threads/report-thread.js': 'src/server/domain/commerce/earnings/reading/report-thread.ts',
  'dist/threads/weakness-thread.js': 'src/server/domain/people/accounts/credentials/weakness-thread.ts',
};
