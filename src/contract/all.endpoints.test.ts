import { describe, expect, test } from 'vitest';
import { endpoints } from './all.endpoints.ts';
import type { Endpoint } from './site/endpoint.schemas.ts';
import { errorBodySchema } from './site/error.schemas.ts';
import type { Access } from './site/roles.ts';

describe('the calls', () => {
  test('are those of the specification', () => {
    const table = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    for (const given of [
      'GET /api/settings/site_name',
      'GET /api/locale-configs/:locale',
      'GET /api/locale-configs/all-locales',
      'GET /api/locale-configs/active-locales',
      'GET /api/home-data',
      'GET /api/categories/popular',
      'GET /api/categories/:id',
      'GET /api/categories/by-slug/:slug',
      'GET /api/posts/by-locale/:locale',
      'GET /api/posts/by-slug/:slug',
    ]) {
      expect(table).toContain(given);
    }
    expect(new Set(table).size).toBe(table.length);
  });

  /** By hand: every other test asks the table itself who may make a call. */
  test('are for those who should have them', () => {
    const callsOf = (access: Access | 'public') =>
      Object.entries(endpoints).flatMap(([name, each]) => (each.access === access ? [[name, each]] : [])) as [
        string,
        Endpoint,
      ][];
    const changing = (access: Access | 'public') =>
      callsOf(access)
        .flatMap(([name, { method }]) => (method === 'GET' ? [] : [name]))
        .sort();
    const people = ['updateUser', 'listInvitations', 'invite', 'revokeInvitation'];
    const backups = ['listBackups', 'getBackup', 'makeBackup', 'downloadBackup', 'rehearseBackup'];
    const contents = ['restoreBackup', 'exportContent', 'importContent', 'deleteBackup'];
    const database = ['checkpointDatabase', 'mendFindings', 'listConsoleTables', 'runStatement', 'changeJob'];
    const replacing = ['previewReplacement', 'replaceText', 'listReplacements', 'undoReplacement'];
    const moving = [
      'listMoveIns',
      'listMoveOuts',
      'beginMoveIn',
      'beginMoveOut',
      'getMoveIn',
      'addMoveInFile',
      'removeMoveInFile',
      'cancelMoveIn',
    ];
    const moved = [
      'lookAtMoveIn',
      'runMoveIn',
      'downloadMoveInReport',
      'downloadMoveOut',
      'previewMoveInUndo',
      'undoMoveIn',
    ];
    const mending = ['listMissingPictures', 'mendMissingPicture', 'askOldAddresses'];
    const owners = [
      moving,
      moved,
      mending,
      people,
      backups,
      contents,
      database,
      replacing,
      'changeSetting',
      'changeNetwork',
      'createNetwork',
      'deleteNetwork',
      'tryNetworkFeed',
      'tryNetworkReport',
      'changeShop',
      'createShop',
      'deleteShop',
      'setNetworkNumbers',
      'listPolicyReports',
      'changeSecondFactorRule',
    ].flat();
    expect(
      callsOf('owner')
        .map(([name]) => name)
        .sort(),
    ).toEqual(owners.sort());
    // Whoever only reads changes nothing but what is their own.
    const own = [
      'updateMe',
      'changePassword',
      'confirmIdentity',
      'forgetDevices',
      'revokeOtherSessions',
      'revokeSession',
    ];
    const factor = ['startSecondFactor', 'confirmSecondFactor', 'renewRecoveryCodes', 'disableSecondFactor'];
    const keys = [
      ...['startPasskey', 'addPasskey', 'renamePasskey', 'removePasskey'],
      ...['startPasskeyConfirmation', 'confirmWithPasskey'],
    ];
    expect(changing('author')).toEqual([...own, ...factor, ...keys, 'attendPost', 'previewPost'].sort());
    expect(changing('viewer')).toEqual(['previewReview']);
    const drafts = ['createPost', 'savePost', 'restorePostRevision', 'uploadMedia', 'uploadMediaFile'];
    const handing = ['commentOnPost', 'handPostIn', 'handPostBack'];
    expect(changing('writer')).toEqual([...drafts, ...handing, 'changeAuthor'].sort());
    const readers = ['countClick', 'countView', 'sendContactMessage'];
    const signIn = ['signIn', 'signInWithCode', 'signOut', 'requestPasswordReset', 'resetPassword'];
    const byPasskey = ['startPasskeySignIn', 'signInWithPasskey'];
    const joining = ['viewInvitation', 'acceptInvitation'];
    expect(changing('public')).toEqual([...readers, ...signIn, ...byPasskey, ...joining].sort());
  });

  test('name their parameters in their path', () => {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, key]) => key);
      expect(Object.keys('params' in endpoint ? endpoint.params.shape : {}), name).toEqual(named);
    }
  });

  test('on editions are never kept: a gate decides by them', () => {
    const kept = Object.values(endpoints).filter(({ cache }) => cache !== 'no-store');
    expect(kept.filter(({ path }) => path.startsWith('/api/locale-configs/'))).toEqual([]);
  });

  test('of administrators are kept by nobody, on no disk', () => {
    const kept = Object.values(endpoints).filter(({ cache }) => cache !== 'no-store');
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter(({ access, path }) => access !== 'public' || path.startsWith('/api/admin/'))).toEqual(
      [],
    );
  });
});

describe('what they are given', () => {
  test('has br where no edition is named', () => {
    expect(endpoints.getHomeData.query.parse({})).toEqual({ locale: 'br' });
    expect(endpoints.listPopularCategories.query.parse({})).toEqual({ locale: 'br', limit: 10 });
    expect(endpoints.getPostBySlug.query.parse({})).toEqual({ locale: 'br' });
  });

  test('is refused where no such edition, number or text can be', () => {
    const refuses = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
      expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(false);
    refuses(endpoints.getHomeData.query, { locale: 'fr' });
    refuses(endpoints.getEdition.params, { locale: 'BR' });
    for (const id of ['0', '-1', '1.5', 'x', '', '1e400']) refuses(endpoints.getCategory.params, { id });
    for (const limit of ['0', '51', 'x']) refuses(endpoints.listPopularCategories.query, { limit });
    refuses(endpoints.getPostBySlug.params, { slug: 'a\0b' });
    refuses(endpoints.getPostBySlug.params, { slug: '' });
    refuses(endpoints.listPostsByLocale.query, { q: 'x'.repeat(51) });
  });

  test('is a search of at most 50 characters and 10 results', () => {
    expect(endpoints.listPostsByLocale.query.parse({ q: ` ${'x'.repeat(48)} ` })).toEqual({
      q: 'x'.repeat(48),
      limit: 10,
    });
  });
});

test('an error has a known code, a sentence, and fields where it has any', () => {
  const accepts = (error: unknown) => errorBodySchema.safeParse({ error }).success;
  expect(accepts({ code: 'not_found', message: 'x' })).toBe(true);
  expect(accepts({ code: 'invalid_input', message: 'x', fields: { q: 'y' } })).toBe(true);
  expect(accepts({ code: 'teapot', message: 'x' })).toBe(false);
  expect(accepts({ code: 'not_found' })).toBe(false);
});
