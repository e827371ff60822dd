import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Readers of kept pages, in a thread of their own: what an attack costs its own program does not count for them. */
const { port, paths, readers, restMs } = workerData as {
  port: number;
  paths: string[];
  readers: number;
  restMs: number;
};
const agent = new http.Agent({ keepAlive: true, maxSockets: readers });
let stopped = false;
let times: number[] = [];
let failures: string[] = [];

function read(path: string): Promise<void> {
  const began = performance.now();
  return new Promise((resolve) => {
    const failed = (why: string) => {
      failures.push(`${path}: ${why}`);
      resolve();
    };
    const request = http.get(
      { host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': 'br' } },
      (response) => {
        response.resume();
        response.once('error', (error) => failed(error.message));
        response.once('end', () => {
          times.push(performance.now() - began);
          if (response.statusCode === 200) resolve();
          else failed(String(response.statusCode));
        });
      },
    );
    request.setTimeout(30_000, () => request.destroy(new Error('no answer for 30 s')));
    request.once('error', (error) => failed(error.message));
  });
}

async function readOn(first: number): Promise<void> {
  for (let n = first; !stopped; n += 1) {
    await read(paths[n % paths.length] ?? '/br');
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
}

parentPort?.on('message', (message: 'tell' | 'stop') => {
  parentPort?.postMessage({ times, failures });
  times = [];
  failures = [];
  if (message === 'stop') {
    stopped = true;
    agent.destroy();
    parentPort?.close();
  }
});
for (let n = 0; n < readers; n += 1) void readOn(n * 7);
