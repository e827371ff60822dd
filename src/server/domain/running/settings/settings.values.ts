import {
  type SettingKey,
  type SettingValue,
  settingRegistry,
} from '#contract/running/settings/setting-registry.schemas.ts';

/** Texts are kept as they are, everything else as JSON. */
export const writeValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is kept, if it is still something that the setting may be; its default otherwise. */
export function readValue<K extends SettingKey>(key: K, kept: string | undefined): SettingValue<K> {
  const { schema, fallback } = settingRegistry[key];
  if (kept === undefined) return fallback as SettingValue<K>;
  const parsed = schema.safeParse(typeof fallback === 'string' ? kept : parseJson(kept));
  return (parsed.success ? parsed.data : fallback) as SettingValue<K>;
}
