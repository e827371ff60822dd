import '#server/lib/process/file-mask.ts';
import './lib/commands/small-process.ts';
import { restoreCommand } from './lib/commands/restore-command.ts';
import { runCommand } from './lib/commands/run-command.ts';

await runCommand(restoreCommand);
