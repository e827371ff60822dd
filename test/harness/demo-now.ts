/** The moment at which every test begins; the demo's newest posts are a minute older. */
export const demoNow = new Date('2026-10-15T12:00:00Z');
