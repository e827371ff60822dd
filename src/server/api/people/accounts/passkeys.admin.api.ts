import type { Api } from '#contract/all.endpoints.ts';
import { presentPasskey } from '#server/domain/people/accounts/accounts.presenter.ts';
import type { Services } from '#server/services.ts';

const done = { done: true } as const;

export const passkeyCalls = ({ accounts }: Pick<Services, 'accounts'>) => {
  const { passkeys, identity, secondFactorRule } = accounts;
  return {
    listPasskeys: async (_input, caller) => ({
      items: (await passkeys.listOwn(caller)).map(presentPasskey),
      nextCursor: null,
    }),
    startPasskey: (_input, caller) => passkeys.start(caller),
    addPasskey: async ({ body }, caller) => presentPasskey(await passkeys.add(body, caller)),
    renamePasskey: async ({ id, body }, caller) =>
      presentPasskey(await passkeys.rename(id, body.name, caller)),
    removePasskey: async ({ id }, caller) => {
      await passkeys.remove(id, caller);
      return done;
    },
    startPasskeyConfirmation: (_input, caller) => identity.startPasskey(caller),
    confirmWithPasskey: async ({ body }, caller) => {
      await identity.confirmByPasskey(body, caller);
      return done;
    },
    getSecondFactorRule: (_input, caller) => secondFactorRule.get(caller),
    changeSecondFactorRule: ({ body }, caller) => secondFactorRule.change(body, caller),
  } satisfies Partial<Api>;
};
