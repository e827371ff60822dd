import type { Page } from '@playwright/test';

const ASKED = { error: { code: 'forbidden', reason: 'confirm_identity', message: 'Nada foi feito.' } };

/**
 * As ten minutes later, so many times: who would do something is asked again who they are. Everything after the refusal is
 * the server's own; so are lists at the same address, which a page may ask for at any moment.
 */
export function askAgain(page: Page, address: string, times: number): Promise<unknown> {
  let left = times;
  return page.route(address, (route) => {
    if (route.request().method() === 'GET' || left === 0) return route.fallback();
    left -= 1;
    return route.fulfill({ status: 403, json: ASKED });
  });
}
