import { handOut } from '#server/lib/aside/hand-out.ts';
import { DomainError } from '#server/lib/errors.ts';
import type { SourcePart, SourceTask } from './read-source-aside.ts';

/** Only what a task needs is loaded: a thread is started for each, and a survey makes no articles. */
async function* partsOf(task: SourceTask): AsyncGenerator<SourcePart> {
  if (task.wanted === 'survey') {
    const { surveyOf } = await import('./entries/survey-entries.ts');
    yield* surveyOf(task);
  } else {
    const { articlesOf } = await import('./entries/make-articles.ts');
    yield* articlesOf(task);
  }
}

handOut<SourceTask, SourcePart>(async function* (task) {
  try {
    yield* partsOf(task);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    yield { refused: error.message, reason: error.reason };
  }
});
