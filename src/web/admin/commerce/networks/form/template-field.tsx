import { useRef } from 'react';
import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { hostOfTemplate, piecesOf } from '#contract/commerce/networks/template.ts';
import { Field } from '#web/admin/ui/form/field.tsx';
import { useFormState } from '#web/admin/ui/form/form.tsx';
import { useNetworkTexts } from '../networks-texts.ts';
import { asTyped, type FormProps } from './form-props.ts';

/** Where a template leads, whatever is put into it; the number's word where that is a host. */
function hostIn(template: string): string | undefined {
  const pieces = piecesOf(template);
  const place = pieces && hostOfTemplate(pieces);
  return place && ('host' in place ? place.host : `{${place.number}}`);
}

/** The manual's link with words for its numbers: a press puts one where the caret is. */
export function TemplateField({ draft, network, set }: FormProps) {
  const { networkForm } = useNetworkTexts();
  const { problems } = useFormState();
  const area = useRef<HTMLTextAreaElement>(null);
  const keys = [...network.accountNumbers, ...network.shopNumbers].map(({ key }) => key).filter(Boolean);
  const words = [...new Set([...keys, ...(draft.hasSub ? ['sub'] : []), 'url'])];
  const name = 'link.template';
  const host = problems[name] ? undefined : hostIn(draft.template.trim());
  function insert(word: string): void {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = area.current ?? {};
    const text = `{${word}}`;
    set({ template: draft.template.slice(0, from) + text + draft.template.slice(to) });
    // Once the field shows it, the caret goes on behind it.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from + text.length, from + text.length);
    });
  }
  return (
    <>
      <Field name={name} label={networkForm.template} hint={networkForm.templateHint}>
        {({ mend, ...parts }) => (
          <textarea
            {...asTyped}
            {...parts}
            ref={area}
            rows={3}
            className="input font-mono text-sm"
            maxLength={networkLimits.templateChars}
            value={draft.template}
            onInput={mend}
            onChange={({ target }) => set({ template: target.value.replaceAll('\n', '') })}
          />
        )}
      </Field>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{networkForm.insert}</legend>
        {words.map((word) => (
          <button
            key={word}
            type="button"
            className="btn btn-quiet font-mono text-sm"
            onClick={() => insert(word)}
          >
            {`{${word}}`}
          </button>
        ))}
      </fieldset>
      {host && (
        <p className="text-ok text-sm wrap-anywhere" role="status">
          {networkForm.templateLeads(host)}
        </p>
      )}
    </>
  );
}
