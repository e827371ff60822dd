import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { DeskIcon } from '../../../ui/icon-names.ts';
import { moveBlock, removeBlock } from '../move-block.ts';

interface BlockFrameProps {
  view: ReactNodeViewProps;
  icon: DeskIcon;
  title: string;
  unfinished?: boolean;
  children: ReactNode;
  /** What is written in it as in the text around it. */
  below?: ReactNode;
}

/** What every block that is a form has around it: its name, its moves, its removal. */
export function BlockFrame({ view, icon, title, unfinished = false, children, below }: BlockFrameProps) {
  const { editor: texts } = useTexts();
  const { isEditable } = view.editor;
  const move = (by: -1 | 1) => moveBlock(view.editor, view.getPos(), by);
  return (
    <NodeViewWrapper
      className={`block-frame ${view.selected ? 'is-selected' : ''}`}
      aria-label={title}
      role="group"
    >
      <div className="block-frame-head" contentEditable={false} data-drag-handle="">
        <Icon of={icon} size={16} />
        <span className="flex-1 font-medium">{title}</span>
        {isEditable && (
          <>
            <IconButton label={texts.moveUp} icon="chevron-up" onClick={() => move(-1)} />
            <IconButton label={texts.moveDown} icon="chevron-down" onClick={() => move(1)} />
            <IconButton
              label={texts.removeBlock}
              icon="trash"
              onClick={() => removeBlock(view.editor, view.getPos())}
            />
          </>
        )}
      </div>
      <fieldset contentEditable={false} className="block-frame-body" disabled={!isEditable}>
        {children}
        {unfinished && <p className="text-warn text-sm">{texts.unfinished}</p>}
      </fieldset>
      {below}
    </NodeViewWrapper>
  );
}
