import { restoreCommand } from './lib/restore-command.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(restoreCommand);
