/** Progress for a person at a terminal: what is being done, and how long it took. */
export async function step(title, work) {
  process.stdout.write(`› ${title}…\n`);
  const began = Date.now();
  await work();
  process.stdout.write(`✓ ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
}

/** Ends with a sentence instead of a stack trace. */
export function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
