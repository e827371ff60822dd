import '#server/lib/file-mask.ts';
import { restoreCommand } from './lib/restore-command.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(restoreCommand);
