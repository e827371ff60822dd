import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { ForRole } from './shell/for-role.tsx';
import { NotFound } from './shell/not-found.tsx';
import { ScreenError } from './shell/screen-error.tsx';
import { Splash } from './shell/splash.tsx';

const lazily = (load: () => Promise<{ default: ComponentType }>) => async () => ({
  Component: (await load()).default,
});

/** A screen at each of its addresses, behind the one who says whom it is for. */
function routesOf({ route, alias, role = 'viewer', load }: Screen): RouteObject[] {
  const own = [route, ...(alias ? [alias] : [])].map((path) => ({
    path,
    lazy: lazily(load),
    ErrorBoundary: ScreenError,
  }));
  return [{ element: <ForRole role={role} />, children: own }];
}

/** In front of it: signing in, and what links in messages lead to. */
const doors = [
  { path: adminRoutes.login, lazy: lazily(() => import('./people/sign-in/login-page.tsx')) },
  {
    path: adminRoutes.forgottenPassword,
    lazy: lazily(() => import('./people/sign-in/forgotten-password-page.tsx')),
  },
  { path: adminRoutes.newPassword, lazy: lazily(() => import('./people/sign-in/new-password-page.tsx')) },
  { path: adminRoutes.invitation, lazy: lazily(() => import('./people/sign-in/invitation-page.tsx')) },
];

export const createAdminRouter = () =>
  createBrowserRouter([
    {
      HydrateFallback: Splash,
      ErrorBoundary: ScreenError,
      children: [
        ...doors,
        {
          // Everything behind the sign-in.
          lazy: lazily(() => import('./desk-page.tsx')),
          children: [...screens.flatMap(routesOf), { path: '*', Component: NotFound }],
        },
      ],
    },
  ]);
