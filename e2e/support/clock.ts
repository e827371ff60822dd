import type { Page } from '@playwright/test';
import { expect } from './watched-page.ts';

/** Noon of a day in the middle of a month: whatever is counted on from here, no day, month or year ends. */
const NOON = Date.parse('2026-11-16T12:00:00Z');
const MINUTE = 60_000;

/** Before the first page is opened: the page's clock is the journey's. */
export const installClock = (page: Page): Promise<void> => page.clock.install({ time: NOON });

/** From here on it goes on only as far as the journey says. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(NOON + 10 * MINUTE);

/** For what begins to count by itself: the clock stands still before the page is there. */
export async function holdClock(page: Page): Promise<void> {
  await installClock(page);
  // Ahead of where it has run to by now: a clock cannot be stopped behind itself.
  await stopClock(page);
}

/** The application starts in turns, which a clock that is held has to grant: a millisecond each. */
export async function startWhileHeld(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'running', { timeout: 200 });
  }).toPass();
}

/** The page's day stays the one of this moment: a midnight on the way changes nothing. Its timers go on. */
export const stopCalendar = (page: Page): Promise<void> => page.clock.setFixedTime(new Date());

/** For what the server's own clock decides, which no journey can set. One that comes late is refused: see `toPass`. */
export const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

/** A day, written as 2026-11-16, so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * 60 * MINUTE).toISOString().slice(0, 10);
