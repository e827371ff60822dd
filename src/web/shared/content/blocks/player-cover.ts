import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import type { EmbedPlayer } from '#contract/writing/content/embed-players.ts';
import { variantsOf } from '#contract/writing/media/pictures.ts';
import type { BlockTexts } from '#i18n/dictionaries/block-texts.ts';

interface Cover {
  title?: string | undefined;
  picture?: string | undefined;
  player: EmbedPlayer;
  texts: BlockTexts;
  language: string;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '');

/** Only ours, which have variants: a picture of another host would tell it who reads this. */
function pictureHtml(picture = ''): string {
  const variants = variantsOf(picture, 'webp');
  return variants
    ? `<img src="${picture}" srcset="${variants}" sizes="(min-width: 48rem) 704px, 100vw" alt="">`
    : '';
}

/** What stands in a player's place until somebody wants it: a whole document, because it is a frame's. */
export function playerCover({ title, picture, player, texts, language }: Cover): string {
  const words = escaped(title || player.name);
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${words}</title><link rel="stylesheet" href="${otherPaths.playerStyles()}"></head><body><a href="${otherPaths.player(player.key, player.id)}">${pictureHtml(picture)}<span class="words"><strong>${words}</strong><span class="play">${escaped(texts.play(player.name))}</span><small>${escaped(texts.waits(player.name))}</small></span></a></body></html>`;
}
