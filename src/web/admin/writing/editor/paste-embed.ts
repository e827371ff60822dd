import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { playerOf } from '#contract/writing/content/embed-players.ts';

const MAX_CHARS = 2000;

/** The address of something that can be played, pasted on a line of its own, is that; elsewhere it is a link. */
export const pasteEmbed = Extension.create({
  name: 'pasteEmbed',
  priority: 900,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handlePaste(view, event) {
          const href = event.clipboardData?.getData('text/plain').trim() ?? '';
          const { $from, empty } = view.state.selection;
          const isEmptyLine = empty && $from.depth === 1 && $from.parent.content.size === 0;
          const embed = view.state.schema.nodes.embed;
          if (!isEmptyLine || !embed || href.length > MAX_CHARS || !playerOf(href)) return false;
          view.dispatch(
            view.state.tr
              .replaceWith($from.before(1), $from.after(1), embed.create({ href }))
              .scrollIntoView(),
          );
          return true;
        },
      },
    }),
  ],
});
