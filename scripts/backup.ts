import '#server/lib/process/file-mask.ts';
import './lib/commands/small-process.ts';
import { backupCommand } from './lib/commands/backup-command.ts';
import { runCommand } from './lib/commands/run-command.ts';

await runCommand(backupCommand);
