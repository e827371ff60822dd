import type { Editor } from '@tiptap/core';
import { DropdownMenu } from 'radix-ui';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { blocks } from './blocks.ts';

/** The same blocks as behind "/", for whoever would rather click. */
export function InsertMenu({ editor }: { editor: Editor }) {
  const { editor: texts } = useTexts();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={texts.insert} icon="plus" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="popup slash-menu"
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {blocks.map((block) => (
            <DropdownMenu.Item key={block.name} className="menu-item" onSelect={() => block.insert(editor)}>
              <Icon of={block.icon} size={16} />
              {texts[block.name]}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
