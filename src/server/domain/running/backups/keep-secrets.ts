import type { SqlSession } from '#db/client.ts';
import type { LeftOut } from './archive/manifest.ts';
import { fingerprintOf, harmlessSettings } from './archive/secret-filter.ts';
import {
  bringSecretSettings,
  endSecondFactors,
  findRootKey,
  listSettingNames,
  setSettingsAside,
} from './backup-rows.queries.ts';

/** Names of secret settings, and `second_factors`: what people have to enter again after a restore. */
export type EnterAgain = string[];

/**
 * A backup without secrets leaves those of this place as they are. To be called before its rows are put in; what comes
 * back is for afterwards, and says what neither has.
 */
export async function keepSecrets(
  session: SqlSession,
  leftOut: LeftOut | undefined,
): Promise<() => Promise<EnterAgain>> {
  if (!leftOut) return async () => [];
  await setSettingsAside(session);
  return async () => {
    await bringSecretSettings(session, harmlessSettings);
    const here = new Set(await listSettingNames(session));
    const missing = leftOut.settings.filter((name) => !here.has(name));
    const rootKey = await findRootKey(session);
    if (rootKey !== undefined && fingerprintOf(rootKey) === leftOut.key) return missing;
    // Encrypted with a key that nobody has here: left in place, they would lock their owners out.
    return (await endSecondFactors(session)) > 0 ? [...missing, 'second_factors'] : missing;
  };
}
