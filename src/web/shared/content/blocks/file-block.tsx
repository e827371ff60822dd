import type { BlockOf } from '#contract/writing/content/content.schemas.ts';
import { hostOf } from '#contract/writing/content/embed-players.ts';
import { fileFormat, fileName } from '#contract/writing/media/files.ts';
import type { BlockTexts } from '#i18n/dictionaries/block-texts.ts';
import { fileSize } from '#web/shared/file-size.ts';
import { linkAttributes } from '../link-attributes.ts';

interface FileBlockProps {
  file: BlockOf<'file'>['attrs'];
  texts: BlockTexts;
  language: string;
}

/** Heard or watched here if it is ours, and nothing of it comes before somebody wants it; otherwise a line that leads to it. */
export function FileBlock({ file: { src, name, kind, caption, size }, texts, language }: FileBlockProps) {
  const stored = fileName(src);
  const isPlayed = stored !== undefined && kind !== 'file' && fileFormat(stored)?.kind === kind;
  const facts = [size !== undefined && fileSize(size, language), !stored && hostOf(src)].filter(Boolean);
  const line = (
    <>
      <a {...linkAttributes(src)} download={stored ? name : undefined}>
        {stored && !isPlayed && `${texts.download}: `}
        {name}
      </a>
      {facts.length > 0 && <small> {facts.join(' · ')}</small>}
    </>
  );
  const words = caption && <span className="file-caption">{caption}</span>;
  if (!isPlayed) {
    return (
      <p className="file">
        {line}
        {words}
      </p>
    );
  }
  return (
    <figure className="file">
      {/* biome-ignore-start lint/a11y/useMediaCaption: an editor has no file of subtitles to give; the text says what is heard */}
      {kind === 'audio' ? (
        <audio controls preload="none" src={src} aria-label={name} />
      ) : (
        <video controls preload="none" src={src} aria-label={name} className="player-video" />
      )}
      {/* biome-ignore-end lint/a11y/useMediaCaption: as above */}
      <figcaption>
        {line}
        {words}
      </figcaption>
    </figure>
  );
}
