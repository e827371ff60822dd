import { emailSchema, usernameSchema } from '#contract/people/accounts/account-fields.schemas.ts';
import { type Role, roles } from '#contract/site/roles.ts';
import { theProgram } from '#server/domain/people/audit/record-audit.ts';
import type { Services } from '#server/services.ts';
import { askPassword } from './ask-password.ts';
import { UsageError } from './explain-command.ts';

export const HELP = `Accounts of the administrators' area, without signing in to it.

  npm run admin -- <command>

  list                        everybody with an account
  create <username>           a new account; --email, --name, --role (${roles.join(', ')}; editor)
  reset <who>                 a new password; every session of theirs ends
  role <who> <role>           what they may do: ${roles.join(', ')}
  deactivate <who>            they cannot sign in, and every session of theirs ends
  activate <who>              they can again
  second-factor-off <who>     takes their authenticator, recovery codes and passkeys away; the password stays
  recover <who>               the same, with a new password: for somebody who has lost everything

<who> is a username or an e-mail address. "create", "reset" and "recover" print a random password, once;
with --ask they take the password that you type instead.`;

export interface Options {
  email?: string | undefined;
  name?: string | undefined;
  role?: string | undefined;
  ask?: boolean | undefined;
}

type Command = (accounts: Services['accounts'], args: string[], options: Options) => Promise<string[]>;

function only<T extends string>(args: string[], ...names: T[]): Record<T, string> {
  const expected = names.map((name) => `<${name}>`).join(' ') || 'nothing more';
  if (args.length !== names.length) throw new UsageError(`This takes ${expected}.`);
  return Object.fromEntries(names.map((name, index) => [name, args[index]])) as Record<T, string>;
}

function readRole(text: string): Role {
  const role = roles.find((each) => each === text);
  if (!role) throw new UsageError(`A role is one of ${roles.join(', ')}, not "${text}".`);
  return role;
}

const given = async ({ ask }: Options) => (ask ? askPassword('Password: ') : undefined);
const tell = (who: string, password: string, { ask }: Options) =>
  ask ? [`${who} has the password that you gave.`] : [`${who} has a new password, shown once: ${password}`];

const setActive =
  (active: boolean): Command =>
  async ({ administration, people }, args) => {
    const { who } = only(args, 'who');
    const { id, username } = await administration.getAccount(who);
    await people.change(theProgram, id, { active });
    return [
      `${username} ${active ? 'can sign in again' : 'cannot sign in any more, and is signed out everywhere'}.`,
    ];
  };

export const commands: Record<string, Command> = {
  async list({ administration }, args) {
    only(args);
    const people = await administration.list();
    return people.map(({ username, email, name, role, active, twoFactorEnabled }) =>
      [
        username,
        email ?? '(no e-mail)',
        name,
        role,
        active ? 'active' : 'deactivated',
        twoFactorEnabled ? 'second factor' : 'password only',
      ].join(' · '),
    );
  },
  async create({ administration }, args, options) {
    const username = usernameSchema.safeParse(only(args, 'username').username);
    if (!username.success) {
      throw new UsageError('A username has 3 to 30 small letters and digits, with . _ - between them.');
    }
    const email = options.email === undefined ? undefined : emailSchema.safeParse(options.email);
    if (email?.error) throw new UsageError(`"${options.email}" is not an e-mail address.`);
    const password = await administration.create({
      username: username.data,
      email: email?.data,
      name: options.name,
      role: readRole(options.role ?? 'editor'),
      password: await given(options),
    });
    return tell(username.data, password, options);
  },
  async reset({ administration }, args, options) {
    const { username } = await administration.getAccount(only(args, 'who').who);
    const password = await administration.resetPassword(username, await given(options));
    return [...tell(username, password, options), 'Every session of theirs has ended.'];
  },
  async role({ administration, people }, args) {
    const { who, role } = only(args, 'who', 'role');
    const wanted = readRole(role);
    const { id, username } = await administration.getAccount(who);
    await people.change(theProgram, id, { role: wanted });
    return [`${username} is ${wanted} now.`];
  },
  deactivate: setActive(false),
  activate: setActive(true),
  async 'second-factor-off'({ administration }, args) {
    const { who } = only(args, 'who');
    await administration.switchSecondFactorOff(who);
    return [`${who} signs in with the password alone now.`];
  },
  async recover({ administration }, args, options) {
    const { username } = await administration.getAccount(only(args, 'who').who);
    const password = await administration.recover(username, await given(options));
    return [
      ...tell(username, password, options),
      'Their authenticator, recovery codes and passkeys are gone, and every session of theirs has ended.',
    ];
  },
};
