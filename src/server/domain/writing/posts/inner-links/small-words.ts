import { stemOf } from './read-passages.ts';

/** Words that say nothing of what a text is about, of all four languages together: a title is more than these. */
const words = `
  a o os as um uma uns umas de do da dos das no na nos nas em ao aos à e ou que se com sem por para pelo pela mais como qual quais
  quanto quando onde seu sua seus suas é são foi ser ter tem este esta esse essa isso
  el la los las lo un una unos unas del al y en con sin por para más como cómo cual cuál cuánto cuando su sus es son fue ser tiene
  este esta estos estas
  il lo la i gli le un uno una di del della dei degli delle da dal dalla in nel nella su sul sulla con per tra fra e o ma che chi come
  quale quali quanto quando suo sua è sono più non si al alla
  the a an of to in on at by for with from and or is are was be it its this that these those your our how what which when where who
  you we not more most than as
`;
const small = new Set(words.trim().split(/\s+/).map(stemOf));

export const isSmallWord = (stem: string): boolean => small.has(stem);
