const LOOPBACK = /^(?:(?:::ffff:)?127\.|::1$)/i;

/** Whether an address is this machine's own: a proxy beside us, a check of health, whoever develops. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);
