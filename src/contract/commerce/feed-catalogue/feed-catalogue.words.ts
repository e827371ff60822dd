/** `staged`: looked at, not taken in. `former`: kept so that the one after it can be taken back. `gone`: to be swept away. */
export const arrivalStates = ['staged', 'current', 'former', 'gone'] as const;
export type ArrivalState = (typeof arrivalStates)[number];
