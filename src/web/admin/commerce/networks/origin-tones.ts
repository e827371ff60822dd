import type { NetworkOrigin } from '#contract/commerce/networks/desk/networks.words.ts';
import type { Tone } from '#web/admin/ui/badge.tsx';

/** Whose a network is has the same colour in the list and on its own page. */
export const originTones: Record<NetworkOrigin, Tone> = { ready: 'neutral', changed: 'info', own: 'ok' };
