import { foldText } from '#i18n/fold.ts';

interface Named {
  brand: string;
  name: string;
}
interface Worded {
  title: string;
  verdict: string;
}

/** What readers find a review by. Every writer of reviews, or of their products' names, stores it. */
export const reviewSearchText = ({ brand, name }: Named, { title, verdict }: Worded): string =>
  foldText(`${brand} ${name} ${title} ${verdict}`);
