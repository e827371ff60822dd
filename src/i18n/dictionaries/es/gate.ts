import type { GateTexts } from '../br/gate.ts';

export const gate = {
  title: '¡Próximamente!',
  firstLine: (site: string) => `Estamos preparando ${site} con mucho cuidado.`,
  secondLine: 'Vuelve en unos días para ver nuestras recomendaciones.',
  back: 'Volver a la selección de países',
  trademark: 'Amazon y el logotipo de Amazon son marcas de Amazon.com, Inc. o de sus filiales.',
  errorTitle: 'Oops!',
  errorMessage: 'Este sitio aún no está disponible.',
  retry: 'Intentar de nuevo',
} satisfies GateTexts;
