import { Extension } from '@tiptap/core';
import { ReactRenderer } from '@tiptap/react';
import { Suggestion, type SuggestionKeyDownProps, type SuggestionProps } from '@tiptap/suggestion';
import { type Ref, useImperativeHandle, useState } from 'react';
import type { EditorTexts } from '#i18n/admin/pt/writing/editor.ts';
import { foldText } from '#i18n/fold.ts';
import { Icon } from '#web/admin/ui/icon.tsx';
import { type Block, blocks } from './blocks.ts';

interface MenuHandle {
  onKeyDown: (event: KeyboardEvent) => boolean;
}

interface MenuProps {
  items: Block[];
  texts: EditorTexts;
  command: (block: Block) => void;
  ref?: Ref<MenuHandle>;
}

function SlashMenu({ items, texts, command, ref }: MenuProps) {
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, items.length - 1);
  useImperativeHandle(ref, () => ({
    onKeyDown: ({ key }) => {
      if (items.length === 0) return false;
      if (key === 'ArrowDown') setChosen((index + 1) % items.length);
      else if (key === 'ArrowUp') setChosen((index + items.length - 1) % items.length);
      else if (key === 'Enter' || key === 'Tab') command(items[index] as Block);
      else return false;
      return true;
    },
  }));
  if (items.length === 0) return <p className="popup slash-menu text-mute p-3">{texts.noBlock}</p>;
  return (
    <div role="listbox" aria-label={texts.insert} className="popup slash-menu">
      {items.map((block, at) => (
        <button
          key={block.name}
          type="button"
          role="option"
          aria-selected={at === index}
          className="menu-item w-full"
          ref={(element) => {
            if (at === index && element) showInList(element);
          }}
          onMouseEnter={() => setChosen(at)}
          onClick={() => command(block)}
        >
          <Icon of={block.icon} size={16} />
          {texts[block.name]}
        </button>
      ))}
    </div>
  );
}

/** Only the list is scrolled: a browser asked to show the item would scroll the page along, and the line away. */
function showInList(item: HTMLElement): void {
  const list = item.parentElement;
  if (!list) return;
  const [box, shown] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < shown.top) list.scrollTop -= shown.top - box.top;
  else if (box.bottom > shown.bottom) list.scrollTop += box.bottom - shown.bottom;
}

/** A space ends the search, so "/titulo2" finds "Título 2". */
const squeezed = (text: string): string => foldText(text).replaceAll(' ', '');

/** What is called exactly so comes first, then what begins so; English names work as well. */
function found(query: string, texts: EditorTexts): Block[] {
  const wanted = squeezed(query);
  const rankOf = ({ name }: Block): number => {
    const title = squeezed(texts[name]);
    if (title === wanted || squeezed(name) === wanted) return 0;
    if (title.startsWith(wanted)) return 1;
    return title.includes(wanted) || squeezed(name).includes(wanted) ? 2 : 3;
  };
  const ranked = blocks.map((block) => ({ block, rank: rankOf(block) }));
  return ranked
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ block }) => block);
}

/** Typing "/" offers every block; the words after it narrow the list, accents aside. */
export const slashMenu = (texts: EditorTexts) =>
  Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion<Block, Block>({
          editor: this.editor,
          char: '/',
          allowedPrefixes: [' '],
          items: ({ query }) => found(query, texts),
          command: ({ editor, range, props: block }) => {
            editor.chain().focus().deleteRange(range).run();
            block.insert(editor);
          },
          render: () => renderMenu(texts),
        }),
      ];
    },
  });

function renderMenu(texts: EditorTexts) {
  let renderer: ReactRenderer<MenuHandle, MenuProps> | undefined;
  let unmount: (() => void) | undefined;
  const propsOf = ({ items, command }: SuggestionProps<Block, Block>): Omit<MenuProps, 'ref'> => ({
    items,
    texts,
    command,
  });
  return {
    onStart: (props: SuggestionProps<Block, Block>) => {
      renderer = new ReactRenderer(SlashMenu, { editor: props.editor, props: propsOf(props) });
      unmount = props.mount(renderer.element as HTMLElement);
    },
    onUpdate: (props: SuggestionProps<Block, Block>) => renderer?.updateProps(propsOf(props)),
    onKeyDown: ({ event }: SuggestionKeyDownProps) => renderer?.ref?.onKeyDown(event) ?? false,
    onExit: () => {
      unmount?.();
      renderer?.destroy();
      renderer = undefined;
    },
  };
}
