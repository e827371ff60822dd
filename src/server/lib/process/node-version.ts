const NEEDED = { major: 24, minor: 7 };

/** Imported first by main.ts: an older Node would fail later, and less clearly. argon2 came with 24.7. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor)) {
  process.stderr.write(
    `Vitrina needs Node ${NEEDED.major}.${NEEDED.minor} or newer; this is ${process.version}. Start it with "npm start", which brings its own.\n`,
  );
  process.exit(1);
}
