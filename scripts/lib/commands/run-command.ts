import { explainCommand } from './explain-command.ts';
import { withSite } from './with-site.ts';

type UseSite = typeof withSite;

export interface Command {
  name: string;
  /** What to do where the server has the embedded database. */
  whileRunning: string;
  /** Answers with the lines to print. */
  run(args: string[], useSite: UseSite): Promise<string[]>;
}

/** What a command prints, and how it ends. */
export async function answerOf(command: Command, args: string[], useSite: UseSite = withSite) {
  try {
    const lines = await command.run(args, useSite);
    return { code: 0, said: lines.join('\n'), complained: '' };
  } catch (error) {
    return { code: 1, said: '', complained: explainCommand(error, command.name, command.whileRunning) };
  }
}

export async function runCommand(command: Command): Promise<void> {
  const { code, said, complained } = await answerOf(command, process.argv.slice(2));
  if (said) console.log(said);
  if (complained) console.error(complained);
  process.exitCode = code;
}
