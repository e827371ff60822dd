import type { Network } from './network.ts';
import { encoded } from './read-destination.ts';
import { fillTemplate, hostOfTemplate, namesIn, piecesOf, type TemplatePiece } from './template.ts';

/** What stands for each name, encoded already. */
export type LinkValues = ReadonlyMap<string, string>;
/** The link, and the only host that it may have. */
export interface FilledLink {
  link: string;
  host: string;
}

/** Undefined where the template names something that there is not. */
function filled(pieces: TemplatePiece[] | undefined, values: LinkValues): string | undefined {
  if (!pieces?.every((piece) => 'text' in piece || values.has(piece.name))) return undefined;
  return fillTemplate(pieces, (name) => values.get(name) ?? '');
}

function fromTemplate(template: string, values: LinkValues, destination: string): FilledLink | undefined {
  const pieces = piecesOf(template);
  const place = pieces && hostOfTemplate(pieces);
  // A fragment would be the tracking link's own, and never reach the shop.
  const [rawUrl = ''] = destination.split('#', 1);
  const link = filled(pieces, new Map([...values, ['url', encoded(destination)], ['rawUrl', rawUrl]]));
  const host = place && ('host' in place ? place.host : values.get(place.number));
  return link !== undefined && host ? { link, host } : undefined;
}

function belowPath(to: string, values: LinkValues, destination: string): FilledLink | undefined {
  const pieces = piecesOf(to);
  const place = pieces && hostOfTemplate(pieces);
  const link = filled(pieces, values);
  if (link === undefined || !place || !('host' in place)) return undefined;
  const { pathname, search, hash } = new URL(destination);
  return { link: `${link}${pathname}${search}${hash}`, host: place.host };
}

function appended(
  parameters: readonly { name: string; value: string }[],
  values: LinkValues,
  destination: string,
): FilledLink | undefined {
  const pairs: string[] = [];
  for (const { name, value } of parameters) {
    const pieces = piecesOf(value);
    const made = filled(pieces, values);
    if (made === undefined || !pieces) return undefined;
    if (namesIn(pieces).every((each) => values.get(each))) pairs.push(`${encoded(name)}=${made}`);
  }
  const [before = ''] = destination.split('#', 1);
  const query = `${before.includes('?') ? '&' : '?'}${pairs.join('&')}`;
  const link = `${before}${pairs.length > 0 ? query : ''}${destination.slice(before.length)}`;
  return { link, host: new URL(destination).hostname };
}

/** What a definition makes of an address; undefined where it is no good. */
export function fillLink({ link }: Network, values: LinkValues, destination: string): FilledLink | undefined {
  switch (link.kind) {
    case 'template':
      return fromTemplate(link.template, values, destination);
    case 'rewritePath':
      return belowPath(link.to, values, destination);
    case 'append':
      return appended(link.parameters, values, destination);
    case 'stored':
      return undefined;
  }
}
