import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test as watched } from './own-address.ts';
import { call, createPeople, type People, type Person } from './people.ts';
import { allowRefusals } from './watched-page.ts';

interface Desk {
  /** Somebody new with this role, signed in. */
  newPerson: People['newPerson'];
  /** Anybody with this role, for journeys that change nothing. */
  someone: People['someone'];
  /** Makes the page theirs and opens an address of the area; a new editor's without a person. */
  open(path?: string, person?: Person): Promise<Person>;
  /** Goes on within the page that is open: what it has loaded stays. */
  walk(path: string): Promise<void>;
  call: typeof call;
  /** Fills in and sends the sign-in form that is on the screen. */
  signIn(person: Pick<Person, 'username' | 'password'>): Promise<void>;
}

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** In the list of people: the question whether somebody is to lose access. */
export async function askToTakeAccess(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Ações para Vera/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Retirar o acesso' }).click();
}

/** As a link would: the router counts its steps in the state. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState({ idx: window.history.state.idx + 1, key: 'walk' }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** People sign in for real: the server behind these journeys has accounts, sessions and limits. */
export const test = watched.extend<{ desk: Desk; owner: APIRequestContext }, { people: People }>({
  people: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are needed from the pattern
    async ({}, use, { workerIndex, project }) => {
      const people = await createPeople(project.use.baseURL as string, `198.19.0.${workerIndex % 250}`);
      await use(people);
      await people.close();
    },
    { scope: 'worker' },
  ],
  owner: ({ people }, use) => use(people.owner),
  desk: async ({ page, people }, use) => {
    await use({
      newPerson: people.newPerson,
      someone: people.someone,
      call,
      async open(path = '/admin', given) {
        const person = given ?? (await people.newPerson('editor'));
        const { cookies } = await person.api.storageState();
        await page.context().addCookies(cookies);
        await page.goto(path);
        // Not by its role: a window that the address has opened hides the page behind it.
        await page.locator('main h1').first().waitFor();
        return person;
      },
      async walk(path) {
        const nowhere = page.locator('main h1', {
          hasText: /^(Esta tela não existe|This screen does not exist)$/,
        });
        // By way of nowhere: whatever comes after that heading is new.
        await goTo(page, '/admin/nada');
        await nowhere.waitFor();
        await nowhere.evaluate((element) => element.setAttribute('data-old', ''));
        await goTo(page, path);
        await page.locator('main h1:not([data-old])').first().waitFor();
      },
      async signIn({ username, password }) {
        await page.getByLabel('Usuário ou e-mail').fill(username);
        await page.getByLabel('Senha', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      },
    });
  },
});

export type { Person };
export { allowRefusals, expect };
