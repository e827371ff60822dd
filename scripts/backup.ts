import '#server/lib/file-mask.ts';
import { backupCommand } from './lib/backup-command.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(backupCommand);
