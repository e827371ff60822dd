/** The only way to ask for the time, so that tests can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** So many milliseconds before now. */
export const ago = (clock: Clock, ms: number): Date => new Date(clock().getTime() - ms);
