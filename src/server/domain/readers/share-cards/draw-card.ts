import { light } from '#server/lib/pictures/brand-colours.ts';
import { loadSharp } from '#server/lib/pictures/load-sharp.ts';
import { type CardText, drawCardText } from './card-text.ts';
import { drawDisplay, drawSeal, drawWindowFront, pane, svgOf } from './shop-window.ts';

/** A share card as JPEG: the site's shop window with the picture in it, and the words beside it. */
export async function drawCard(text: CardText, pictureFile: string | undefined): Promise<Buffer> {
  const sharp = await loadSharp();
  const background = `<rect width="100%" height="100%" fill="${light.paper}"/>`;
  const front = Buffer.from(
    svgOf([drawWindowFront(), text.score ? drawSeal() : '', await drawCardText(text)].join('')),
  );
  const picture =
    pictureFile && (await sharp(pictureFile).resize(pane.width, pane.height, { position: 'top' }).toBuffer());
  return sharp(Buffer.from(svgOf(background + (picture ? '' : drawDisplay()))))
    .composite([
      ...(picture ? [{ input: picture, left: pane.left, top: pane.top }] : []),
      { input: front, left: 0, top: 0 },
    ])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}
