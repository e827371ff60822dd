const NEEDED = 24;

/** Imported first by main.ts: an older Node would fail later, and less clearly. */
if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  process.stderr.write(
    `Vitrina needs Node ${NEEDED} or newer; this is ${process.version}. Start it with "npm start", which brings its own.\n`,
  );
  process.exit(1);
}
