/** "example.com" is what people type; it means https. */
export const completedAddress = (typed: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) ? `https://${typed}` : typed;
