import type { Api } from '#contract/all.endpoints.ts';
import type { Services } from '#server/services.ts';

const done = { done: true } as const;

export const signInCalls = ({ accounts }: Pick<Services, 'accounts'>) =>
  ({
    getSignInOptions: async () => ({ mail: accounts.sendsMail }),
    signIn: ({ body }, caller) => accounts.signIn.signIn(body, caller),
    signInWithCode: ({ body }, caller) => accounts.signIn.signInWithCode(body.code, caller),
    startPasskeySignIn: ({ body }, caller) => accounts.passkeySignIn.start(body.afterPassword, caller),
    signInWithPasskey: ({ body }, caller) => accounts.passkeySignIn.signIn(body, caller),
    signOut: async (_input, caller) => {
      await accounts.sessions.signOut(caller);
      return done;
    },
    requestPasswordReset: async ({ body }, caller) => {
      await accounts.passwordReset.request(body.email, caller);
      return done;
    },
    resetPassword: async ({ body }) => {
      await accounts.passwordReset.use(body);
      return done;
    },
  }) satisfies Partial<Api>;
