import type { Api } from '#contract/all.endpoints.ts';
import { presentMe, presentSession } from '#server/domain/people/accounts/accounts.presenter.ts';
import { presentAuditEntry } from '#server/domain/people/audit/audit.presenter.ts';
import type { Services } from '#server/services.ts';

const done = { done: true } as const;

export const accountCalls = ({ accounts }: Pick<Services, 'accounts'>) => {
  const { profile, identity, notices, sessions, secondFactor, sendsMail } = accounts;
  return {
    getMe: async (_input, caller) => presentMe(await profile.getMe(caller), sendsMail),
    updateMe: async ({ body }, caller) => presentMe(await profile.rename(body.name, caller), sendsMail),
    changePassword: async ({ body }, caller) => {
      await profile.changePassword(body, caller);
      return done;
    },
    confirmIdentity: async ({ body }, caller) => {
      await identity.confirm(body, caller);
      return done;
    },
    checkConfirmation: async (_input, caller) => {
      identity.check(caller);
      return done;
    },
    listAccountChanges: async (_input, caller) => ({
      items: (await notices.listOwn(caller)).map(presentAuditEntry),
      nextCursor: null,
    }),
    listSessions: async (_input, caller) => {
      const { sessions: own, currentId } = await sessions.listOwn(caller);
      return { items: own.map((session) => presentSession(session, currentId)), nextCursor: null };
    },
    revokeSession: async ({ id }, caller) => {
      await sessions.revoke(id, caller);
      return done;
    },
    revokeOtherSessions: async (_input, caller) => {
      await sessions.revokeOthers(caller);
      return done;
    },
    forgetDevices: async (_input, caller) => {
      await profile.forgetDevices(caller);
      return done;
    },
    startSecondFactor: ({ body }, caller) => secondFactor.start(body.password, caller),
    confirmSecondFactor: async ({ body }, caller) => ({
      recoveryCodes: await secondFactor.confirm(body.code, caller),
    }),
    renewRecoveryCodes: async ({ body }, caller) => ({
      recoveryCodes: await secondFactor.renewCodes(body.password, caller),
    }),
    disableSecondFactor: async ({ body }, caller) => {
      await secondFactor.disable(body, caller);
      return done;
    },
  } satisfies Partial<Api>;
};
