import type { NotFoundTexts } from '../br/not-found.ts';

export const notFound = {
  title: 'Pagina non trovata',
  message: 'La pagina che cerchi non esiste o è stata spostata.',
  countdown: (n: number) =>
    `Reindirizzamento alla pagina iniziale tra ${n} ${n === 1 ? 'secondo' : 'secondi'}...`,
  skip: 'Non vuoi aspettare? Clicca qui',
  stop: 'Resta su questa pagina',
} satisfies NotFoundTexts;
