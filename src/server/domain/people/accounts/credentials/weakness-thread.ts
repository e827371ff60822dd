import { answerQuestions } from '#server/lib/aside/answer-questions.ts';
import { weaknessOf } from './password-weakness.ts';

answerQuestions(weaknessOf);
