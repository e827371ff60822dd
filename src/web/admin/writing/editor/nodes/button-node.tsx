import type { ReactNodeViewProps } from '@tiptap/react';
import { isLinkHref } from '#contract/writing/content/link-href.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { AddressField } from './address-field.tsx';
import { atomNode } from './atom-nodes.tsx';
import { BlockFrame } from './block-frame.tsx';
import { readText } from './read-values.ts';

function ButtonView(view: ReactNodeViewProps) {
  const { editor: texts } = useTexts();
  const { href, label } = view.node.attrs as Record<'href' | 'label', string>;
  const unfinished = !label.trim() || !isLinkHref(href);
  return (
    <BlockFrame view={view} icon="mouse-pointer-click" title={texts.button} unfinished={unfinished}>
      <input
        className="button-field"
        aria-label={texts.buttonLabel}
        placeholder={texts.buttonLabel}
        maxLength={120}
        value={label}
        onChange={({ target }) => view.updateAttributes({ label: target.value })}
      />
      <AddressField
        label={texts.buttonAddress}
        value={href}
        refused={texts.linkRefused}
        isGood={isLinkHref}
        onChange={(next) => view.updateAttributes({ href: next })}
      />
    </BlockFrame>
  );
}

export const buttonNode = atomNode('button', { href: readText, label: readText }, ButtonView);
