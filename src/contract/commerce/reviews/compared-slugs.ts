/** The products that an address names, each once, in its order: "a,b" as links write it, or one by one as forms do. */
export const comparedSlugs = (values: string[]): string[] =>
  [...new Set(values.flatMap((value) => value.split(',')).map((slug) => slug.trim())).values()].filter(
    Boolean,
  );
