import os from 'node:os';
import path from 'node:path';
import type { JobId } from '#contract/running/jobs/jobs.words.ts';
import type { SqlClient } from '#db/client.ts';
import type { Db } from '#db/open.ts';
import { createReviewWriting } from '#server/domain/commerce/catalog/reviews/review-writing.ts';
import { createClickReports } from '#server/domain/commerce/clicks/click-reports.service.ts';
import { createClicksService } from '#server/domain/commerce/clicks/clicks.service.ts';
import { createCommerceServices } from '#server/domain/commerce/commerce-services.ts';
import { createEarnedBlocks } from '#server/domain/commerce/earned-blocks/earned-blocks.service.ts';
import { createEarningReports } from '#server/domain/commerce/earnings/earning-reports.service.ts';
import { createEarningsService } from '#server/domain/commerce/earnings/earnings.service.ts';
import { createImportFiles } from '#server/domain/commerce/imports/import-files.ts';
import { createLaunchesService } from '#server/domain/commerce/launches/launches.service.ts';
import { createPriceSources } from '#server/domain/commerce/marketplaces/registry.ts';
import { createNetworksService } from '#server/domain/commerce/networks/networks.service.ts';
import { createPriceHistoryService } from '#server/domain/commerce/price-history/price-history.service.ts';
import { createProductsService } from '#server/domain/commerce/products/products.service.ts';
import { createReviewsService } from '#server/domain/commerce/reviews/reviews.service.ts';
import { createImportServices } from '#server/domain/commerce/shop-feeds/import-services.ts';
import { createShopLinksService } from '#server/domain/commerce/shop-links/shop-links.service.ts';
import { shopsAtNetwork } from '#server/domain/commerce/shops/shops-at-network.ts';
import type { EdgeSettings } from '#server/domain/pages/edge/targets/create-targets.ts';
import { createRememberedRows } from '#server/domain/pages/invalidations/remembered-rows.ts';
import { createPageServices } from '#server/domain/pages/page-services.ts';
import { createAccountsService } from '#server/domain/people/accounts/accounts.service.ts';
import type { Passwords } from '#server/domain/people/accounts/credentials/passwords.ts';
import { createAttemptsService } from '#server/domain/people/attempts/attempts.service.ts';
import { createAuditService } from '#server/domain/people/audit/audit.service.ts';
import { createCrawlersService } from '#server/domain/readers/crawlers/crawlers.service.ts';
import { createParityService } from '#server/domain/readers/crawlers/parity.service.ts';
import { createFeedsService } from '#server/domain/readers/feeds/feeds.service.ts';
import {
  createIndexNowService,
  type IndexNowSettings,
} from '#server/domain/readers/indexnow/indexnow.service.ts';
import { createAdminMessagesService } from '#server/domain/readers/messages/messages.admin.service.ts';
import { createRepliesService } from '#server/domain/readers/messages/messages.replies.service.ts';
import { createMessagesService } from '#server/domain/readers/messages/messages.service.ts';
import { createRedirectsService } from '#server/domain/readers/redirects/redirects.service.ts';
import { createSitemapService } from '#server/domain/readers/sitemap/sitemap.service.ts';
import { createBackupsService } from '#server/domain/running/backups/backups.service.ts';
import { createBackupWorker } from '#server/domain/running/backups/backups.worker.ts';
import { createContentTransfer } from '#server/domain/running/content-transfer/content-transfer.service.ts';
import { createDatabaseTools } from '#server/domain/running/database/database.service.ts';
import { createDatabaseUpkeepService } from '#server/domain/running/database-upkeep/database-upkeep.service.ts';
import { createDeskSearch } from '#server/domain/running/desk-search/desk-search.service.ts';
import { createAdminEditionsService } from '#server/domain/running/editions/editions.admin.service.ts';
import { createEditionsService } from '#server/domain/running/editions/editions.service.ts';
import { createFiguresService } from '#server/domain/running/figures/figures.service.ts';
import { createJobEvents } from '#server/domain/running/jobs/job-events.ts';
import { createJobRunsService } from '#server/domain/running/jobs/job-runs.service.ts';
import { createJobWorkerService } from '#server/domain/running/jobs/job-worker.service.ts';
import { createJobsService } from '#server/domain/running/jobs/jobs.service.ts';
import { createMoveInServices } from '#server/domain/running/move-in/move-in-services.ts';
import { createMoveOut } from '#server/domain/running/move-out/move-out.service.ts';
import { createOverviewService } from '#server/domain/running/overview/overview.service.ts';
import { createOverviewMoney } from '#server/domain/running/overview/overview-money.service.ts';
import { createPolicyReportsService } from '#server/domain/running/policy-reports/policy-reports.service.ts';
import { createSecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import { createAdminSettingsService } from '#server/domain/running/settings/settings.admin.service.ts';
import { createSettingsService } from '#server/domain/running/settings/settings.service.ts';
import { createAdminAuthorsService } from '#server/domain/writing/authors/authors.admin.service.ts';
import { createAuthorsService } from '#server/domain/writing/authors/authors.service.ts';
import { createAdminCategoriesService } from '#server/domain/writing/categories/categories.admin.service.ts';
import { createCategoriesService } from '#server/domain/writing/categories/categories.service.ts';
import { createKeptTexts } from '#server/domain/writing/kept-texts/kept-texts.service.ts';
import { createLinksService } from '#server/domain/writing/links/links.service.ts';
import { createMediaLibraryService } from '#server/domain/writing/media/media.library.service.ts';
import type { MediaService } from '#server/domain/writing/media/media.service.ts';
import { createPostWriting } from '#server/domain/writing/posts/post-writing.ts';
import { createPostsService } from '#server/domain/writing/posts/posts.service.ts';
import { createTextUpkeep } from '#server/domain/writing/upkeep-services.ts';
import { createWorksService } from '#server/domain/writing/works/works.service.ts';
import type { JobDefinition } from '#server/jobs/definition.ts';
import { jobDefinitions } from '#server/jobs/registry.ts';
import type { readAside } from '#server/lib/aside/read-aside.ts';
import { createGuardedFetch, type GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import type { GuardedTransfer } from '#server/lib/guarded-transfer/guarded-transfer.ts';
import { programVersion } from '#server/lib/process/program-version.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { realWait, type Wait } from '#server/lib/time/wait.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { createFolderObjects } from '#server/storage/folder-store.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { createMoveOutsService } from './domain/running/move-out/desk/move-outs.service.ts';

export type Services = ReturnType<typeof createServices>;

interface ServicesParts {
  db: Db;
  /** For what a connection alone can do: listening and tidying up. Tests of other things have none. */
  client?: SqlClient;
  clock: Clock;
  publicUrl: string;
  indexNow?: IndexNowSettings;
  /** Other ones are for tests. */
  definitions?: readonly JobDefinition[];
  /** Where pictures are kept. */
  pictures: MediaService;
  /** Where files are kept that every process must see; without it, among what the machine forgets. */
  objects?: ObjectStore;
  /** With it backups are encrypted, and encrypted ones can be read. */
  backupPassphrase?: string | undefined;
  /** A folder of this machine for what is needed for a while only. */
  scratch?: string;
  /** Where mail is set up. */
  mailer?: Mailer | undefined;
  passwords?: Passwords;
  /** How other people's addresses are asked; another one is for tests. */
  guardedFetch?: GuardedFetch;
  guardedTransfer?: GuardedTransfer;
  /** Hosts of a private network that feeds may come from. */
  feedHosts?: readonly string[];
  /** Caches in front that are told of changes. */
  edge?: EdgeSettings | undefined;
  /** Whether links to other sites are asked if they still work. */
  linkChecks?: boolean;
  /** How time is let pass between two questions; another one is for tests. */
  wait?: Wait;
  /** How files are read that somebody else wrote; another way is for tests. */
  aside?: typeof readAside;
  onFailure?: (error: unknown) => void;
}

/** Every service, made once; routes, jobs and rendering are given this. */
export function createServices({ db, client, clock, pictures, indexNow, ...rest }: ServicesParts) {
  const { definitions = jobDefinitions, guardedFetch, wait = realWait } = rest;
  const userAgentOf = (part: string) => `Vitrina-${part}/1.0 (+${rest.publicUrl})`;
  const settings = createSettingsService({ db });
  const secrets = createSecretsService({ db });
  const attempts = createAttemptsService({ db, clock, secrets });
  const rows = createRememberedRows();
  const editions = createEditionsService({ db, rows });
  const networks = createNetworksService({ db, clock, rows, usesOf: shopsAtNetwork(editions) });
  const categories = createCategoriesService({ db, rows });
  const authors = createAuthorsService({ db, rows });
  const posts = createPostsService({ db, clock, rows, editions, categories });
  const priceHistory = createPriceHistoryService({ db });
  const products = createProductsService({ db, clock, editions, priceHistory });
  const reviews = createReviewsService({ db, products });
  const postWriting = createPostWriting({ db, clock, secrets, editions, categories, products, posts });
  const reviewWriting = createReviewWriting({ db, clock, secrets, editions, products, reviews });
  const keptTexts = createKeptTexts({ db, clock });
  const launches = createLaunchesService({ db, clock, editions, reviews });
  const shopLinks = createShopLinksService({ db });
  const messages = createMessagesService({ db, clock, secrets, attempts, editions });
  const siteNames = async () => [
    (await settings.getSiteName()).value,
    ...(await editions.listAll()).map(({ siteName }) => siteName),
  ];
  const accounts = createAccountsService({ db, clock, secrets, attempts, siteNames, ...rest });
  const clicks = createClicksService({ db, clock, editions });
  const earnings = createEarningsService({ db, clock, editions });
  const clickReports = createClickReports({ db, clock, editions, earnings, edge: rest.edge });
  const sitemap = createSitemapService({ db, clock, categories, editions });
  const crawlers = createCrawlersService({ db, clock, settings, ...rest });
  const parity = createParityService({ db, clock, sitemap });
  const sources = createPriceSources({ settings, clock, wait });
  const linkFetch = guardedFetch ?? createGuardedFetch({ userAgent: userAgentOf('Links') });
  const links = createLinksService({
    ...{ db, clock, editions, wait, checksOn: rest.linkChecks, guardedFetch: linkFetch },
  });
  const objects = rest.objects ?? createFolderObjects(path.join(os.tmpdir(), 'vitrina-objects'));
  const keeping = {
    db,
    clock,
    pictures,
    objects,
    program: programVersion,
    passphrase: rest.backupPassphrase,
    scratch: rest.scratch ?? path.join(os.tmpdir(), 'vitrina-scratch'),
  };
  const earningReports = createEarningReports({
    ...{ db, clock, editions, files: createImportFiles(objects), aside: rest.aside },
    listNetworks: networks.list,
  });
  const library = createMediaLibraryService({ db, clock, pictures });
  const works = createWorksService({ db, posts });
  const content = { authors, works, categories, posts, products, reviews, launches, shopLinks, networks };
  const countFailedJobs = () => jobs.countFailing();
  const admin = {
    adminAuthors: createAdminAuthorsService({ db, clock }),
    adminCategories: createAdminCategoriesService({ db, clock }),
    adminEditions: createAdminEditionsService({ db, clock, editions }),
    adminSettings: createAdminSettingsService({ db, clock }),
    mediaLibrary: library,
    adminMessages: createAdminMessagesService({ db, clock, secrets }),
    replies: createRepliesService({ db, clock, settings, editions, mailer: rest.mailer }),
    ...createCommerceServices({
      ...{ db, clock, editions, sources, listNetworks: networks.list, checks: reviewWriting.checks },
      guardedFetch: rest.linkChecks === false ? undefined : linkFetch,
    }),
    ...createImportServices({
      ...{ ...rest, db, clock, editions, secrets, objects, guardedFetch, userAgentOf },
      listNetworks: networks.list,
    }),
    clickReports,
    deskSearch: createDeskSearch({ db, posts }),
    overviewMoney: createOverviewMoney({ db, clock, editions, earnings, clickReports }),
    overview: createOverviewService({ db, clock, editions, links, parity, countFailedJobs }),
    links,
    ...createPageServices({ db, clock, sitemap, edge: rest.edge }),
  };
  const redirects = createRedirectsService({ db, clock });
  const moveOut = createMoveOut({ ...keeping, publicUrl: rest.publicUrl, editions, products, sitemap });
  const services = {
    rows,
    ...createMoveInServices({ ...keeping, editions, wait, guardedFetch, library, userAgentOf, redirects }),
    accounts,
    audit: createAuditService({ db }),
    backups: createBackupsService(keeping),
    backupWorker: createBackupWorker(keeping),
    contentTransfer: createContentTransfer(keeping),
    moveOut,
    moveOuts: createMoveOutsService({ ...keeping, moveOut }),
    clicks,
    crawlers,
    parity,
    earnings,
    earnedBlocks: createEarnedBlocks({ earnings, clickReports }),
    earningReports,
    ...admin,
    redirects,
    databaseTools: createDatabaseTools({ db, clock, pictures, editions }),
    policyReports: createPolicyReportsService({ db, clock, publicUrl: rest.publicUrl }),
    databaseUpkeep: createDatabaseUpkeepService({ db }),
    ...createTextUpkeep({ db, clock, editions, earnings }),
    indexNow: createIndexNowService({ db, clock, publicUrl: rest.publicUrl, endpoint: '', ...indexNow }),
    figures: createFiguresService({ db, clock }),
    jobWorker: createJobWorkerService({ db, clock, definitions }),
    jobEvents: createJobEvents({ clock, listen: client?.listen.bind(client) }),
    settings,
    secrets,
    attempts,
    editions,
    ...content,
    keptTexts,
    postWriting,
    reviewWriting,
    messages,
    feeds: createFeedsService({ clock, editions, posts, authors, categories, products }),
    sitemap,
    clock,
  };
  const obstacleOf = (job: JobId) => definitions.find(({ id }) => id === job)?.obstacle?.(services) ?? null;
  const jobs = createJobsService({ db, clock, editions, definitions, obstacleOf });
  return { ...services, jobs, jobRuns: createJobRunsService({ db, clock, jobs }) };
}
