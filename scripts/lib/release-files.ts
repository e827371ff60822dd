/** What only those need who change the program. */
const FOR_DEVELOPERS =
  /^(?:attack|bench|e2e|faults|test|docs\/(?:decisions|images)|\.ci|\.github)\/|\.test\.tsx?$|^(?:biome|knip)\.json$|^(?:drizzle|playwright|vitest)\.config\.ts$|^\.(?:dependency-cruiser\.cjs|editorconfig|gitignore|nvmrc)$|^(?:CODE_OF_CONDUCT|CONTRIBUTING)\.md$/;

/** Whether a file of the repository goes into the archive that an owner starts. */
export const isForRunning = (file: string): boolean => !FOR_DEVELOPERS.test(file);
