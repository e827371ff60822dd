/** The only way to ask for the time, so that tests can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
