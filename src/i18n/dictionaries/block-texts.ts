import type { Locale } from '#contract/site/locales.ts';

export interface BlockTexts {
  gallery: string;
  /** Of a picture that has no words of its own. */
  enlarge: string;
  play: (player: string) => string;
  /** Why nothing moves yet. */
  waits: (player: string) => string;
  opensAt: (host: string) => string;
  download: string;
}

/** What stands around galleries, players and files in a body, which servers draw; no reader's browser loads it. */
export const blockTexts: Record<Locale, BlockTexts> = {
  br: {
    gallery: 'Galeria de fotos',
    enlarge: 'Ver a foto inteira',
    play: (player) => `Abrir o player do ${player}`,
    waits: (player) => `Nada é carregado do ${player} antes do seu clique.`,
    opensAt: (host) => `Abre em ${host}`,
    download: 'Baixar',
  },
  it: {
    gallery: 'Galleria di foto',
    enlarge: 'Vedi la foto intera',
    play: (player) => `Apri il player di ${player}`,
    waits: (player) => `Nulla viene caricato da ${player} prima del tuo clic.`,
    opensAt: (host) => `Si apre su ${host}`,
    download: 'Scarica',
  },
  mx: {
    gallery: 'Galería de fotos',
    enlarge: 'Ver la foto completa',
    play: (player) => `Abrir el reproductor de ${player}`,
    waits: (player) => `Nada se carga de ${player} antes de que hagas clic.`,
    opensAt: (host) => `Se abre en ${host}`,
    download: 'Descargar',
  },
  es: {
    gallery: 'Galería de fotos',
    enlarge: 'Ver la foto completa',
    play: (player) => `Abrir el reproductor de ${player}`,
    waits: (player) => `Nada se carga de ${player} hasta que hagas clic.`,
    opensAt: (host) => `Se abre en ${host}`,
    download: 'Descargar',
  },
  us: {
    gallery: 'Photo gallery',
    enlarge: 'See the whole photo',
    play: (player) => `Open the ${player} player`,
    waits: (player) => `Nothing is loaded from ${player} until you click.`,
    opensAt: (host) => `Opens on ${host}`,
    download: 'Download',
  },
};
