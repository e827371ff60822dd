const PASTED = /^(?:https?:\/\/|www\.)|^[^\s/]{4,100}\/\S|^B0[A-Z0-9]{8}$|^\d{8,14}$/i;

/** Whether what somebody searches for is an address or a number: if nothing is found by it, it may become a product. */
export const looksPasted = (text: string | undefined): boolean =>
  text !== undefined && PASTED.test(text.slice(0, 200).trim());
