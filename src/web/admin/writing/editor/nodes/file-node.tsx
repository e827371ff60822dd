import type { ReactNodeViewProps } from '@tiptap/react';
import { isLinkHref } from '#contract/writing/content/link-href.ts';
import { fileName } from '#contract/writing/media/files.ts';
import type { Media } from '#contract/writing/media/media.admin.schemas.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { FileField } from '#web/admin/writing/media/media-field.tsx';
import { fileSize } from '#web/shared/file-size.ts';
import { useEditedLocale } from '../edited-locale.tsx';
import { AddressField } from './address-field.tsx';
import { atomNode } from './atom-nodes.tsx';
import { BlockFrame } from './block-frame.tsx';
import { readFileKind, readSize, readText } from './read-values.ts';

/** "Tabela de medidas.pdf" is called "Tabela de medidas" until somebody writes another name. */
const titleOf = (given: string): string => given.replace(/\.[a-z0-9]{1,5}$/i, '');

function FileView(view: ReactNodeViewProps) {
  const { texts: all, tag } = useLanguage();
  const { editor: texts } = all;
  const locale = useEditedLocale();
  const { src, name, caption } = view.node.attrs as Record<'src' | 'name' | 'caption', string>;
  const size = view.node.attrs.size as number | null;
  const isOurs = fileName(src) !== undefined;
  function choose(item: Media): void {
    const { url, kind, bytes } = item;
    view.updateAttributes({ src: url, kind, size: bytes, name: name || titleOf(item.fileName) });
  }
  return (
    <BlockFrame view={view} icon="file-up" title={texts.file} unfinished={!isLinkHref(src) || !name.trim()}>
      <FileField label={isOurs ? texts.changeFile : texts.chooseFile} locale={locale} onChoose={choose} />
      {isOurs ? (
        <p className="text-mute numbers text-sm">
          <code>{fileName(src)}</code> {size !== null && fileSize(size, tag)}
        </p>
      ) : (
        <AddressField
          label={texts.fileAddress}
          value={src}
          refused={texts.linkRefused}
          isGood={isLinkHref}
          onChange={(next) => view.updateAttributes({ src: next, kind: 'file', size: null })}
        />
      )}
      <input
        className="plain-field font-semibold"
        aria-label={texts.fileTitle}
        placeholder={texts.fileTitle}
        maxLength={300}
        value={name}
        onChange={({ target }) => view.updateAttributes({ name: target.value })}
      />
      <input
        className="plain-field text-mute"
        aria-label={texts.imageCaption}
        placeholder={texts.imageCaption}
        maxLength={500}
        value={caption}
        onChange={({ target }) => view.updateAttributes({ caption: target.value })}
      />
    </BlockFrame>
  );
}

export const fileNode = atomNode(
  'file',
  { src: readText, name: readText, kind: readFileKind, caption: readText, size: readSize },
  FileView,
);
