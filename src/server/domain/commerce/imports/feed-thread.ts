import { handOut } from '#server/lib/aside/hand-out.ts';
import { answerFeedTask } from './reading/answer-feed-task.ts';

handOut(answerFeedTask);
