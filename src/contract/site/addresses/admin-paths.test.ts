import { describe, expect, test } from 'vitest';
import { adminTarget, isAdminRoute } from './admin-paths.ts';

describe('isAdminRoute', () => {
  test.each([
    '/admin',
    '/admin/login',
    '/admin/edit/7',
    '/admin/edit-post/7',
    '/admin/products',
    '/admin/products/edit/7',
    '/admin/edit-product/7',
    '/admin/cron',
    '/admin/dynamic-rendering',
    '/admin/pre-render',
    '/admin/pre-render-demo',
    '/admin/database',
    '/admin/people',
    '/admin/invitation',
    '/admin/new-password',
  ])('%s is a screen', (pathname) => {
    expect(isAdminRoute(pathname)).toBe(true);
  });

  test.each(['/admin/nada', '/admin/edit', '/admin/edit/7/8', '/admin/products/7', '/administrator', '/'])(
    '%s is none',
    (pathname) => {
      expect(isAdminRoute(pathname)).toBe(false);
    },
  );
});

describe('adminTarget', () => {
  test.each([
    ['/br/admin', '', '/admin'],
    ['/br/admin/', '', '/admin'],
    ['/mx/admin/products', '', '/admin/products?locale=mx'],
    ['/it/admin/edit/7', 'tab=1', '/admin/edit/7?tab=1&locale=it'],
    ['/it/admin', 'locale=es', '/admin?locale=es'],
    ['/x/admin/products/edit/7', '', '/admin/products/edit/7'],
    ['/x/administrar/admin/edit/7', '', '/admin/edit/7'],
    ['//evil.example/admin/products', '', '/admin/products'],
  ])('%s?%s leads to %s', (pathname, search, target) => {
    expect(adminTarget(pathname, search)).toBe(target);
  });

  test.each(['/admin', '/admin/products', '/br', '/br/administrar-a-casa', '/fr/admin', '/'])(
    '%s stays where it is',
    (pathname) => {
      expect(adminTarget(pathname, '')).toBeUndefined();
    },
  );
});
