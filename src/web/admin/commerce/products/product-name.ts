/** "Aro Duo 2": brand and name as people say them. */
export const productName = ({ brand, name }: { brand: string; name: string }): string =>
  `${brand} ${name}`.trim();
