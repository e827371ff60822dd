import { useId } from 'react';
import { weightedScore } from '#contract/commerce/reviews/weighted-score.ts';
import { limits } from '#contract/site/limits.ts';
import { formatScore } from '#i18n/money.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Button, IconButton } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { useReview } from './review-context.tsx';
import { type CriterionRow, evenWeights, readCriterion, readNumber } from './review-form.ts';

/** The figure that readers see, made of criteria as they are typed; without any, given as it is. */
export function ScoreEditor() {
  const { texts, tag } = useLanguage();
  const { reviewEditor } = texts;
  const { form, problems, canEdit, write } = useReview();
  const { breakdown } = form;
  const finished = breakdown.map(readCriterion).filter((row) => row !== undefined);
  const made = breakdown.length > 0 ? weightedScore(finished) : readNumber(form.score);
  const sum = breakdown.reduce((total, { weight }) => total + (readNumber(weight) ?? 0), 0);
  const isWhole = Math.abs(sum / 100 - 1) <= limits.products.weightTolerance;
  const set = (rows: CriterionRow[]) => write('breakdown', rows);
  return (
    <section className="panel form-panel" aria-label={reviewEditor.score}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-base">{reviewEditor.score}</h2>
          <p className="text-mute text-sm">{reviewEditor.scoreAbout}</p>
        </div>
        <output className="made-score" aria-live="polite">
          {made === undefined || made > 10 ? reviewEditor.noScore : formatScore(made, tag)}
        </output>
      </div>
      {breakdown.length === 0 && (
        <TextField
          name="score"
          label={reviewEditor.scoreGiven}
          inputMode="decimal"
          autoComplete="off"
          maxLength={4}
          readOnly={!canEdit}
          value={form.score}
          onChange={({ target }) => write('score', target.value)}
        />
      )}
      {breakdown.length > 0 && <Criteria rows={breakdown} onChange={set} invalid={!!problems.breakdown} />}
      {problems.breakdown && <p className="field-problem">{problems.breakdown}</p>}
      {breakdown.length > 0 && (
        <p className={isWhole ? 'text-mute text-sm' : 'text-warn text-sm'} role="status">
          {isWhole
            ? reviewEditor.weightsWhole
            : reviewEditor.weightsOff(`${sum.toLocaleString(tag, { maximumFractionDigits: 2 })}%`)}
        </p>
      )}
      {canEdit && (
        <span className="flex flex-wrap gap-2">
          {breakdown.length < limits.reviewFields.criteria && (
            <Button icon="plus" onClick={() => set([...breakdown, { criterion: '', score: '', weight: '' }])}>
              {reviewEditor.addCriterion}
            </Button>
          )}
          {breakdown.length > 1 && (
            <Button look="ghost" icon="scale" onClick={() => set(evenWeights(breakdown))}>
              {reviewEditor.shareEvenly}
            </Button>
          )}
        </span>
      )}
    </section>
  );
}

interface CriteriaProps {
  rows: CriterionRow[];
  invalid: boolean;
  onChange: (rows: CriterionRow[]) => void;
}

function Criteria({ rows, invalid, onChange }: CriteriaProps) {
  const { texts } = useLanguage();
  const { reviewEditor } = texts;
  const { canEdit } = useReview();
  const id = useId();
  const known = Object.entries(reviewEditor.criteria);
  /** Editions have words for some; those are kept by name, and shown in the desk's language. */
  const shown = (criterion: string) => known.find(([name]) => name === criterion)?.[1] ?? criterion;
  const kept = (typed: string) => known.find(([, label]) => label === typed)?.[0] ?? typed;
  const set = (index: number, part: Partial<CriterionRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <div className="criteria">
      <span aria-hidden="true" className="criteria-head">
        <span>{reviewEditor.criterionName}</span>
        <span>{reviewEditor.criterionPoints}</span>
        <span>{reviewEditor.criterionShare}</span>
      </span>
      <datalist id={id}>
        {known.map(([name, label]) => (
          <option key={name} value={label} />
        ))}
      </datalist>
      {rows.map((row, index) => {
        const field = (name: 'score' | 'weight', label: string) => (
          <input
            className="input numbers"
            aria-label={label}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            aria-invalid={invalid && readCriterion(row) === undefined ? true : undefined}
            readOnly={!canEdit}
            value={row[name]}
            onChange={({ target }) => set(index, { [name]: target.value })}
          />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two empty criteria differ by their place only
          <div key={index} className="criterion">
            <input
              className="input"
              name={index === 0 ? 'breakdown' : undefined}
              aria-label={reviewEditor.criterion(index + 1)}
              list={id}
              maxLength={40}
              readOnly={!canEdit}
              value={shown(row.criterion)}
              onChange={({ target }) => set(index, { criterion: kept(target.value) })}
            />
            {field('score', reviewEditor.criterionScore(index + 1))}
            {field('weight', reviewEditor.criterionWeight(index + 1))}
            {canEdit && (
              <IconButton
                label={reviewEditor.removeCriterion(index + 1)}
                icon="x"
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
