import type { FieldProblem } from '#contract/site/field-problems.ts';
import { limits } from '#contract/site/limits.ts';

/** What people begin with when a form makes them choose a long password. */
const commonWords = new Set(
  `password passwort senha contrasena clave parola motdepasse mypassword minhasenha secret segredo secreto segreto
  admin administrator administrador amministratore root superuser user usuario utente guest test teste vitrina
  welcome bemvindo bienvenido benvenuto letmein iloveyou teamo tiamo amor amore changeme default qwerty azerty
  football futebol futbol calcio flamengo corinthians palmeiras juventus realmadrid barcelona dragon monkey
  princess princesa principessa sunshine superman batman pokemon starwars computer internet whatever trustno
  brasil brazil italia mexico espana america deusefiel jesuscristo correcthorsebatterystaple`.split(/\s+/),
);

/** Rows and orders that fingers follow; each is also walked backwards, and round its end. */
const runs = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
const walks = runs.flatMap((run) => [run.repeat(3), [...run].reverse().join('').repeat(3)]);

const plainLetters: Record<string, string> = { '@': 'a', 4: 'a', 3: 'e', 1: 'i', 0: 'o', $: 's', 5: 's' };
const MIN_DIFFERENT_CHARS = 5;

function isCommon(password: string): boolean {
  const folded = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const core = folded
    .replace(/^[^a-z@$]+|[^a-z]+$/g, '')
    .replace(/[@431$05]/g, (sign) => plainLetters[sign] ?? '');
  return (
    new Set(folded).size < MIN_DIFFERENT_CHARS ||
    /^(.{1,12})\1+$/.test(folded) ||
    walks.some((walk) => walk.includes(folded)) ||
    commonWords.has(core)
  );
}

/** Both halves of an address count: "ana@example.com" gives "ana" and "ana@example.com". */
const namesIn = (identifier: string): string[] =>
  [identifier, identifier.split('@', 1)[0] ?? ''].filter(
    (name) => name.length >= limits.accounts.username.min,
  );

/** What is wrong with a new password for somebody with these identifiers; the same on both sides. */
export function passwordProblem(password: string, identifiers: readonly string[]): FieldProblem | undefined {
  const { min, max } = limits.accounts.password;
  if (password.length === 0) return { code: 'required' };
  if (password.length < min) return { code: 'too_short', limit: min };
  if (password.length > max) return { code: 'too_long', limit: max };
  const lower = password.toLowerCase();
  const names = identifiers.flatMap((identifier) => namesIn(identifier.toLowerCase()));
  if (names.some((name) => lower.includes(name))) return { code: 'contains_identifier' };
  return isCommon(password) ? { code: 'too_common' } : undefined;
}
