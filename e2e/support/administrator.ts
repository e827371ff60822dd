/** The first administrator of the server that journeys visit. */
export const administrator = { identifier: 'olga', password: 'um farol antigo na baía' };
