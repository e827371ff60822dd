import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { limits } from '#contract/site/limits.ts';

const ADDRESS = /^https?:\/\/\S+$/i;

/** Tells of an address that was pasted by itself; it goes into the text as any other. */
export const pasteShopLink = (onAddress: (address: string) => void) =>
  Extension.create({
    name: 'pasteShopLink',
    // Behind whatever makes a block of it, before whatever makes a link of it.
    priority: 850,
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handlePaste({ state }, event) {
            const address = event.clipboardData?.getData('text/plain').trim() ?? '';
            const isOne = address.length <= limits.products.urlChars && ADDRESS.test(address);
            if (isOne && state.selection.empty) onAddress(address);
            return false;
          },
        },
      }),
    ],
  });
