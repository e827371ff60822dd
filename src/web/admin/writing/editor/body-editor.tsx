import './editor.css';
import './block-forms.css';
import type { JSONContent } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { Locale } from '#contract/site/locales.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { cleanPasted } from './clean-pasted.ts';
import { EditedLocaleContext } from './edited-locale.tsx';
import { textExtensions } from './extensions.ts';
import { linkPhrase } from './link-phrase.ts';
import { imageNode } from './nodes/image-node.tsx';
import { moreNodes } from './nodes/more-nodes.ts';
import { productNodes } from './nodes/product-nodes.tsx';
import { textFormNodes } from './nodes/text-form-nodes.tsx';
import { pasteEmbed } from './paste-embed.ts';
import { keepSelectedBlock } from './selected-block.ts';
import { pasteShopLink } from './shop-link/paste-shop-link.ts';
import { slashMenu } from './slash-menu.tsx';
import { isInDocument, toDocument } from './to-document.ts';
import { Toolbar } from './toolbar.tsx';

export interface BodyEditorHandle {
  /** Leads to a block of the document; without one to the beginning of the text. */
  goTo: (block?: number) => void;
  /** Lays a link on words of a block; false where they no longer stand there. */
  link: (block: number, phrase: string, href: string) => boolean;
}

interface BodyEditorProps {
  /** What it begins with; afterwards the editor is the one that knows. A new key starts anew. */
  initial: ContentDocument;
  locale: Locale;
  editable: boolean;
  /** What it is called, where it is no article. */
  label?: string;
  onChange: (document: ContentDocument) => void;
  ref?: Ref<BodyEditorHandle>;
}

const HIDDEN = { top: 130, right: 0, bottom: 40, left: 0 };
const emptyLine: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

export function BodyEditor({ initial, locale, editable, label, onChange, ref }: BodyEditorProps) {
  const { language, texts: all } = useLanguage();
  const { editor: texts } = all;
  const mayMake = useMay('editor');
  const offer = useRef((_address: string) => {});
  const report = useRef(onChange);
  report.current = onChange;
  // The editor tidies up what it is given, which is nobody's change.
  const reported = useRef(JSON.stringify(toDocument(initial as JSONContent)));
  const editor = useEditor({
    // The policy for styles knows no inline element; editor.css says the same.
    injectCSS: false,
    editable,
    extensions: [
      ...textExtensions(texts.placeholder),
      ...productNodes,
      ...textFormNodes,
      imageNode,
      ...moreNodes,
      slashMenu(texts),
      keepSelectedBlock,
      pasteEmbed,
      pasteShopLink((address) => offer.current(address)),
    ],
    content: initial.content.length > 0 ? (initial as JSONContent) : emptyLine,
    editorProps: {
      attributes: {
        'aria-label': label ?? texts.label,
        'aria-multiline': 'true',
        role: 'textbox',
        class: 'editor-text',
      },
      transformPastedHTML: (html) =>
        cleanPasted(html, (left) =>
          toast({ title: `${texts.picturesLeft}: ${left}`, description: texts.picturesLeftText }),
        ),
      // Bars stick to the top of the page: a line below them is out of sight.
      scrollThreshold: HIDDEN,
      scrollMargin: HIDDEN,
    },
    onUpdate: ({ editor: current }) => {
      const document = toDocument(current.getJSON());
      const text = JSON.stringify(document);
      if (text === reported.current) return;
      reported.current = text;
      report.current(document);
    },
  });
  offer.current = (address) => {
    if (!editor || !mayMake) return;
    const offering = import('./shop-link/offer-card.ts');
    // Where nobody can be asked it is a link, as any other.
    offering.then(({ offerCard }) => offerCard(editor, { address, locale, language })).catch(() => {});
  };
  useEffect(() => editor?.setEditable(editable, false), [editor, editable]);
  useImperativeHandle(
    ref,
    () => ({
      goTo: (block) => editor && goToBlock(editor, block),
      link: (block, phrase, href) => {
        const place = editor ? placeOf(editor, block) : undefined;
        return editor && place !== undefined ? linkPhrase(editor, place, phrase, href) : false;
      },
    }),
    [editor],
  );
  if (!editor) return null;
  return (
    <EditedLocaleContext value={locale}>
      <div className="editor">
        {editable && <Toolbar editor={editor} />}
        <EditorContent editor={editor} />
      </div>
    </EditedLocaleContext>
  );
}

/** Blocks that are not finished stand in the editor only, and are not counted. */
function placeOf(editor: Editor, wanted: number): number | undefined {
  let counted = -1;
  let place: number | undefined;
  editor.state.doc.forEach((node, offset) => {
    if (place !== undefined || !isInDocument(node.toJSON() as JSONContent)) return;
    counted += 1;
    if (counted === wanted) place = offset;
  });
  return place;
}

/** At once, and not with the next frame as the editor does it: a letter that is typed before would go where the cursor was. */
function focusAt(editor: Editor, place: number | 'start', options?: { scrollIntoView: boolean }): void {
  editor.commands.focus(place, options);
  editor.view.focus();
}

function goToBlock(editor: Editor, wanted: number | undefined): void {
  const place = wanted === undefined ? undefined : placeOf(editor, wanted);
  if (place === undefined) {
    // The first line that can be written on: a block at the beginning has no cursor of its own.
    const line = TextSelection.findFrom(editor.state.doc.resolve(0), 1, true);
    focusAt(editor, line ? line.from : 'start');
    return;
  }
  const block = editor.view.nodeDOM(place);
  if (block instanceof HTMLElement) block.scrollIntoView({ block: 'center' });
  const field = block instanceof HTMLElement && block.querySelector<HTMLElement>('input, textarea, button');
  if (field) field.focus();
  else focusAt(editor, place + 1, { scrollIntoView: false });
}
