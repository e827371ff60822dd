import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';

/** Where a sign-in leads: to the page that was asked for, if it is one of the area's own. */
export function nextPage(asked: string | null): string {
  if (!asked || !/^\/admin(?:[/?#]|$)/.test(asked)) return adminRoutes.overview;
  const url = new URL(asked, 'https://area.invalid');
  const isDoor = url.pathname === adminRoutes.login;
  return isDoor || !/^\/admin(\/|$)/.test(url.pathname)
    ? adminRoutes.overview
    : url.pathname + url.search + url.hash;
}
