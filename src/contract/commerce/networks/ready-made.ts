import type { Network } from './network.ts';
import { admitad } from './ready-made/admitad.ts';
import { aliexpress } from './ready-made/aliexpress.ts';
import { awin } from './ready-made/awin.ts';
import { cj } from './ready-made/cj.ts';
import { ebay } from './ready-made/ebay.ts';
import { impact } from './ready-made/impact.ts';
import { lomadee } from './ready-made/lomadee.ts';
import { magalu } from './ready-made/magalu.ts';
import { mercadoLivre } from './ready-made/mercado-livre.ts';
import { rakuten } from './ready-made/rakuten.ts';
import { tradedoubler } from './ready-made/tradedoubler.ts';
import { webgains } from './ready-made/webgains.ts';

/** Networks that come with the program; an owner may copy one and change it. */
export const readyMade: readonly Network[] = [
  awin,
  impact,
  cj,
  rakuten,
  admitad,
  tradedoubler,
  webgains,
  lomadee,
  ebay,
  aliexpress,
  mercadoLivre,
  magalu,
];

export const readyMadeById: ReadonlyMap<string, Network> = new Map(
  readyMade.map((network) => [network.id, network]),
);
