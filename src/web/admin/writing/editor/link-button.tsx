import { type Editor, useEditorState } from '@tiptap/react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { isLinkHref } from '#contract/writing/content/link-href.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button, IconButton } from '#web/admin/ui/button.tsx';
import { completedAddress } from './completed-address.ts';

export function LinkButton({ editor }: { editor: Editor }) {
  const { editor: texts } = useTexts();
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState(false);
  const href = useEditorState({
    editor,
    selector: ({ editor: current }) => String(current.getAttributes('link').href ?? ''),
  });
  const close = () => {
    setOpen(false);
    setRefused(false);
  };
  const apply = (typed: string) => {
    const address = completedAddress(typed.trim());
    if (!isLinkHref(address)) return setRefused(true);
    const isBare = editor.state.selection.empty && !href;
    const mark = { type: 'link', attrs: { href: address } };
    // Where nothing is selected, the address itself is what is read.
    if (isBare)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: typed.trim(), marks: [mark] })
        .run();
    else editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run();
    close();
  };
  return (
    <Popover.Root open={open} onOpenChange={(next) => (next ? setOpen(true) : close())}>
      <Popover.Trigger asChild>
        <IconButton label={texts.link} icon="link-2" aria-pressed={href !== ''} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="popup p-3"
          aria-label={texts.link}
        >
          <form
            className="flex flex-col gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              apply(String(new FormData(event.currentTarget).get('href') ?? ''));
            }}
          >
            <input
              name="href"
              className="input"
              aria-label={texts.linkAddress}
              placeholder="https://"
              defaultValue={href}
              aria-invalid={refused || undefined}
            />
            {refused && <p className="field-problem">{texts.linkRefused}</p>}
            <span className="flex gap-2">
              <Button type="submit" look="primary">
                {texts.linkApply}
              </Button>
              {href && (
                <Button
                  onClick={() => {
                    editor.chain().focus().extendMarkRange('link').unsetLink().run();
                    close();
                  }}
                >
                  {texts.linkRemove}
                </Button>
              )}
            </span>
          </form>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
