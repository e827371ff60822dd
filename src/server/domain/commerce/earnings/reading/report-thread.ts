import { handOut } from '#server/lib/aside/hand-out.ts';
import { answerReportTask } from './answer-report-task.ts';

handOut(answerReportTask);
