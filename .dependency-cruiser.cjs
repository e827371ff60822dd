/** The house's import rules (docs/architecture.md). Each comment says what to do instead. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** Contract modules that bring zod along say so by their name. */
const SCHEMAS = '^src/contract/.*\\.(schemas|endpoints)\\.ts$';
/** The same on every floor: who looks for a feature goes to its wing. */
const WINGS = '(?:writing|commerce|readers|pages|running|people)';
/** What every screen of the administrators' area is made of. */
const ADMIN_COMMON = '^src/web/admin/(api|context|ui)/';
/** The one part of a screen that forms of others hold: the library's picker behind a field. */
const PICTURE_FIELD = '^src/web/admin/writing/media/media-field\\.tsx$';
/** The body of whatever is written, and the products that it names: screens put them among their own fields. */
const BODY_EDITOR = '^src/web/admin/writing/editor/(body-editor|product-picker|edited-locale)\\.tsx$';
/** What stands around the program. */
const AROUND = '^(test|e2e|bench|faults|attack|scripts)/';
const TEST = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    rule('no-circular', 'Move what both need into a third module.', {}, { circular: true }),
    rule(
      'contract-is-leaf',
      'Move the shared type or constant into src/contract.',
      { path: '^src/contract/', pathNot: TEST },
      { path: '^(src/(?!contract/)|seed/|test/)' },
    ),
    rule(
      'schemas-are-named-so',
      'Name it x.schemas.ts, or import the type alone: browsers may load every other module of the contract.',
      { path: '^src/contract/', pathNot: [SCHEMAS, TEST] },
      { path: ['^node_modules/zod', SCHEMAS], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'i18n-sees-contract-only',
      'Pass what is needed as an argument, or move it into the contract.',
      { path: '^src/i18n/', pathNot: TEST },
      { path: '^(src/(?!i18n/|contract/)|seed/|test/)' },
    ),
    rule(
      'db-sees-contract-only',
      'The database layer knows no rules: move them to a service.',
      { path: '^src/db/', pathNot: TEST },
      { path: '^(src/(?!db/|contract/)|seed/|test/)' },
    ),
    rule(
      'web-never-sees-server',
      "Go through the contract's API client.",
      { path: '^src/web/', pathNot: TEST },
      { path: '^(src/(server|db)/|seed/|test/|node_modules/drizzle-orm)' },
    ),
    rule(
      'web-carries-no-schemas',
      'Browsers load no zod: import types, or move the constant into a contract module without schemas.',
      { path: '^src/web/', pathNot: TEST },
      { path: SCHEMAS, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'site-never-sees-admin',
      'Put it in web/shared.',
      { path: '^src/web/site/' },
      { path: '^src/web/admin/' },
    ),
    rule(
      'admin-never-sees-site',
      'Put it in web/shared.',
      { path: '^src/web/admin/' },
      { path: '^src/web/site/' },
    ),
    rule(
      'shared-is-below',
      'Turn it round: the feature gives what shared needs as a property.',
      { path: '^src/web/shared/', pathNot: TEST },
      { path: '^src/web/(site|admin)/' },
    ),
    rule(
      'no-cross-feature',
      'Compose features in the route or page that needs both.',
      { path: '^src/web/site/([^/]+)/', pathNot: TEST },
      { path: '^src/web/site/[^/]+/', pathNot: '^src/web/site/$1/' },
    ),
    rule(
      'no-cross-screen',
      'Put what two screens need in web/admin/ui, or compose them in the page that needs both.',
      { path: `^src/web/admin/(${WINGS}/[^/]+|shell|kit)/`, pathNot: TEST },
      {
        path: '^src/web/admin/[^/]+/',
        pathNot: ['^src/web/admin/$1/', ADMIN_COMMON, PICTURE_FIELD, BODY_EDITOR],
      },
    ),
    rule(
      'admin-common-is-below',
      'Turn it round: the screen gives what the common part needs as a property.',
      { path: ADMIN_COMMON, pathNot: TEST },
      { path: '^src/web/admin/', pathNot: ADMIN_COMMON },
    ),
    rule(
      'edges-never-touch-db',
      'Call a service.',
      { path: '^src/server/(http|jobs|kept-pages|render|api)/', pathNot: TEST },
      { path: '^(src/db/|node_modules/drizzle-orm)' },
    ),
    rule(
      'domain-knows-no-transport',
      'Throw a coded error, return data; routes, jobs and pages translate.',
      { path: '^src/server/domain/', pathNot: TEST },
      { path: '^(src/server/(http|jobs|kept-pages|render|api)/|src/web/|node_modules/fastify)' },
    ),
    rule(
      'sql-lives-in-queries',
      'Move it to x.queries.ts.',
      { path: '^src/server/domain/', pathNot: ['\\.queries\\.ts$', TEST] },
      { path: '^(src/db/schema/|node_modules/drizzle-orm)' },
    ),
    rule(
      'queries-are-private',
      "Call the other feature's service.",
      { path: '^src/server/domain/([^/]+/[^/]+)/', pathNot: TEST },
      { path: '^src/server/domain/.*\\.queries\\.ts$', pathNot: '^src/server/domain/$1/' },
    ),
    rule(
      'people-are-below',
      'Turn it round: whoever needs people asks their services and gives them what they need.',
      { path: '^src/server/domain/people/', pathNot: TEST },
      { path: '^src/server/domain/(?!people/|running/secrets/)' },
    ),
    rule(
      'pages-know-tags',
      'Kept pages know tags and addresses, not content: let the service that changes it write its tags into the ledger.',
      { path: '^src/server/domain/pages/', pathNot: TEST },
      { path: '^src/server/domain/(?!pages/|people/audit/|readers/sitemap/)' },
    ),
    rule(
      'site-facts-are-below',
      'What belongs to the whole site knows no feature: move it into the feature, or the fact here.',
      { path: '^src/contract/site/', pathNot: TEST },
      { path: '^src/contract/(?!site/)' },
    ),
    rule(
      'only-render-mounts-web',
      'Ask the page renderer.',
      { path: '^src/server/(?!render/)', pathNot: TEST },
      { path: '^src/web/' },
    ),
    rule(
      'src-never-sees-what-is-around-it',
      'Tests, measurements and commands use the program, never the other way: move what both need into src.',
      { path: '^(src|seed)/', pathNot: TEST },
      { path: AROUND },
    ),
    rule(
      'commands-run-without-tests',
      'An owner gets the commands without the tests: move what both need into scripts/lib or src.',
      { path: '^scripts/', pathNot: [TEST, '^scripts/(lib/suite/|test\\.ts$|shake\\.ts$|engines\\.ts$)'] },
      { path: '^(test|e2e|bench|faults|attack)/' },
    ),
    rule(
      'journeys-look-from-outside',
      'A journey knows what a browser knows: addresses, texts, numbers. Put what else it needs into e2e/support.',
      { path: '^e2e/(admin|site)/' },
      { path: '^(src/(db|server|program|web)/|seed/|bench/|faults/|attack/|scripts/)' },
    ),
    rule(
      'harness-is-below',
      'Turn it round: the test gives the harness what it needs.',
      { path: '^test/harness/', pathNot: TEST },
      { path: '^(test/(?!harness/)|e2e/|bench/|faults/|attack/)' },
    ),
    rule(
      'measurements-stand-alone',
      'Tests do not lean on measurements: move it into test/harness.',
      { path: '^(test|e2e)/' },
      { path: '^(bench|faults)/' },
    ),
    rule(
      'only-main-plants-seeds',
      'The program runs without its demonstration: let main.ts bring it in.',
      { path: '^src/(?!program/main\\.ts$)', pathNot: TEST },
      { path: '^seed/' },
    ),
    rule(
      'program-is-the-roof',
      'What the program puts together knows nothing of it: take what is needed as an argument.',
      { path: '^(src/(?!program/)|seed/)', pathNot: TEST },
      { path: '^src/program/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
