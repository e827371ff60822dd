import http from 'node:http';
import { setTimeout } from 'node:timers/promises';

/**
 * Read before the program where journeys are shaken late: what a page asks for is answered in any order, so that a
 * journey which counted on the usual one says so. Most answers wait hardly, some very long, as on a bad line.
 */
const LONGEST_MS = 900;
const isQuick = (url = '') => url === '/readyz' || url === '/livez';

type Emit = (this: http.Server, event: string | symbol, ...args: unknown[]) => boolean;
const usual = http.Server.prototype.emit as Emit;

const late: Emit = function (event, ...args) {
  const [request] = args;
  if (event !== 'request' || !(request instanceof http.IncomingMessage) || isQuick(request.url)) {
    return usual.call(this, event, ...args);
  }
  void setTimeout(Math.random() ** 3 * LONGEST_MS).then(() => usual.call(this, event, ...args));
  return true;
};
http.Server.prototype.emit = late;
