import '#server/lib/process/file-mask.ts';
import './lib/commands/small-process.ts';
import { moveOutCommand } from './lib/commands/move-out-command.ts';
import { runCommand } from './lib/commands/run-command.ts';

await runCommand(moveOutCommand);
// Rendered lists leave clocks behind that would keep the process for minutes.
process.exit();
