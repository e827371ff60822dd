import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { MOST_OTHER_EANS } from '#contract/commerce/products/ean.ts';
import type { AdminProduct } from '#contract/commerce/products/products.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { FieldProblems } from '#web/admin/ui/form/form.tsx';
import { KeptNotice } from '#web/admin/ui/kept-texts/kept-notice.tsx';
import { useKeptForm } from '#web/admin/ui/kept-texts/use-kept-form.ts';
import { MergesPanel } from '../merge/merges-panel.tsx';
import { UsesPanel } from '../uses/uses-panel.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { type FactsFields, factChanges, factsOf } from './facts-fields.ts';
import { focusProblem } from './focus-problem.ts';
import { FormSession } from './form-session.ts';
import { PicturesEditor } from './pictures-editor.tsx';
import { useProduct, useRefreshProduct, useSavedPart } from './product-context.tsx';
import { SpecsEditor } from './specs-editor.tsx';
import { SuccessorField } from './successor-field.tsx';
import { useFormSession } from './use-form-session.ts';

const FactsHistory = lazy(async () => ({ default: (await import('./facts-history.tsx')).FactsHistory }));

function useFactsSession(product: AdminProduct): FormSession<AdminProduct, FactsFields> {
  const { texts, tag } = useLanguage();
  const { yes, no } = texts.common;
  const [session] = useState(() => {
    const desk = { tag, words: { yes, no }, twice: texts.productEditor.specTwice };
    const { id } = product;
    return new FormSession<AdminProduct, FactsFields>(product, {
      formOf: (record) => factsOf(record, desk),
      load: () => callApi('GET /api/admin/products/:id', { id }),
      send: (form, names, version) => {
        const body = { ...factChanges(form, names, desk), version };
        return callApi('PATCH /api/admin/products/:id', { id, body });
      },
    });
  });
  // What a colleague saves comes in; what is typed here stays.
  useEffect(() => session.adopt(product), [session, product]);
  return session;
}

/** What is true of a product wherever it is sold. */
export function FactsForm() {
  const { texts } = useLanguage();
  const { productEditor, common } = texts;
  const { product, canEdit, show } = useProduct();
  const refresh = useRefreshProduct();
  const session = useFactsSession(product);
  const shown = useFormSession(session);
  const kept = useKeptForm(session, { subject: 'product', id: product.id, enabled: canEdit });
  const root = useRef<HTMLDivElement>(null);
  const [history, setHistory] = useState(false);
  const { form, changed, problems, message, mend } = shown;
  useSavedPart('facts', {
    label: productEditor.facts,
    dirty: changed.length > 0,
    safe: kept.isSafe,
    seen: Object.values(product.editions).some(({ review }) => review?.status === 'published') || undefined,
    show: () => {
      show('facts');
      focusProblem(root.current);
    },
    save: async () => {
      await session.save();
      await refresh();
    },
    discard: () => session.discard(),
  });
  const field = (name: 'brand' | 'name' | 'ean' | 'otherEans', maxLength: number) => ({
    name,
    label: productEditor[name],
    maxLength,
    readOnly: !canEdit,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => session.change({ [name]: target.value }),
  });
  return (
    <FieldProblems problems={problems} mend={mend}>
      <div ref={root} className="product-columns">
        <div className="flex min-w-0 flex-col gap-6">
          <KeptNotice kept={kept} onDiscard={() => session.discard()} />
          <ConflictNotice shown={shown} labels={productEditor.fieldNames} words={factWords} />
          {message && <Notice tone="danger">{message}</Notice>}
          <section className="panel form-panel" aria-label={productEditor.identity}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="text-base">{productEditor.identity}</h2>
              <Button look="ghost" icon="rotate-ccw-clock" onClick={() => setHistory(true)}>
                {texts.keptTexts.history}
              </Button>
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...field('brand', limits.products.brandChars)} />
              <TextField {...field('name', limits.products.nameChars)} />
            </div>
            <TextField
              {...field('ean', 40)}
              optional={common.optional}
              hint={productEditor.eanHint}
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField
              {...field('otherEans', MOST_OTHER_EANS * 20)}
              optional={common.optional}
              hint={productEditor.otherEansHint}
              autoComplete="off"
            />
            <SuccessorField
              id={form.successorId}
              problem={problems.successorId}
              onChange={(successorId) => {
                mend('successorId');
                session.change({ successorId });
              }}
            />
          </section>
          <SpecsEditor
            rows={form.specs}
            problems={problems}
            onChange={(specs) => {
              mend('specs');
              session.change({ specs });
            }}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <PicturesEditor
            main={form.imageUrl}
            more={form.images}
            onChange={(part) => {
              mend('images');
              session.change(part);
            }}
          />
          <UsesPanel />
          <MergesPanel />
        </div>
      </div>
      {history && (
        <Suspense>
          <FactsHistory shown={shown} words={factWords} onClose={() => setHistory(false)} />
        </Suspense>
      )}
    </FieldProblems>
  );
}

/** A field in words, to be compared. */
function factWords(fields: FactsFields, name: keyof FactsFields): string {
  if (name === 'specs') return fields.specs.map((row) => `${row.name}: ${row.value}`).join('\n');
  if (name === 'images') return fields.images.map(({ url }) => url).join('\n');
  return String(fields[name] ?? '');
}
