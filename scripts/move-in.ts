import '#server/lib/process/file-mask.ts';
import './lib/commands/small-process.ts';
import { moveInCommand } from './lib/commands/move-in-command.ts';
import { runCommand } from './lib/commands/run-command.ts';

await runCommand(moveInCommand);
