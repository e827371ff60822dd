import '#server/lib/process/file-mask.ts';
import './lib/commands/small-process.ts';
import { parseArgs } from 'node:util';
import { commands, HELP, type Options } from './lib/commands/admin-commands.ts';
import { explainCommand, UsageError } from './lib/commands/explain-command.ts';
import { withSite } from './lib/commands/with-site.ts';

function readArguments(args: string[]) {
  const options = {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    ask: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { ...values, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function run([name = '', ...args]: string[], options: Options): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name ? `There is no command "${name}".` : 'Which command?');
  for (const line of await withSite(({ accounts }) => command(accounts, args, options))) console.log(line);
}

try {
  const { help, positionals, ...options } = readArguments(process.argv.slice(2));
  if (help) console.log(HELP);
  else await run(positionals, options);
} catch (error) {
  console.error(explainCommand(error, 'admin', 'Stop the server, run this again, and start it.'));
  process.exitCode = 1;
}
