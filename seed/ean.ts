/** An EAN-13 from GS1's range for internal use (29…): it can never be a real product's. */
export function demoEan(serial: number): string {
  const digits = `29${String(serial).padStart(10, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
