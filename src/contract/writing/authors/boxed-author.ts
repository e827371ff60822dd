/** Who stands at a text, as what is drawn below it shows them. */
export interface BoxedAuthor {
  name: string;
  path: string;
  imageUrl: string | null;
  /** The beginning of what is said of them. */
  words: string;
}
