import { describe, expect, test } from 'vitest';
import { texts as en } from './en/texts.ts';
import { texts as pt } from './pt/texts.ts';

type Leaf = [path: string, text: unknown];

const leavesOf = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`))
    : [[path, value]];

const sentence = (text: unknown): string =>
  typeof text === 'function' ? String((text as (...args: unknown[]) => string)(...['2', '3'])) : String(text);

describe("the administrators' texts", () => {
  test('say the same things in both languages', () => {
    expect(leavesOf(en).map(([path]) => path)).toEqual(leavesOf(pt).map(([path]) => path));
  });

  test.each([
    ['pt', pt],
    ['en', en],
  ] as const)('have no empty text and no exclamation mark in %s', (_language, texts) => {
    for (const [path, text] of leavesOf(texts)) {
      expect(sentence(text).trim(), path).not.toBe('');
      expect(sentence(text), path).not.toContain('!');
    }
  });

  test('keep the same slots in the sentences of the log', () => {
    const slots = (sentences: Record<string, string>) =>
      Object.values(sentences).map((text) => /\{\w+\}/.exec(text)?.[0]);
    expect(slots(en.audit.sentences)).toEqual(slots(pt.audit.sentences));
  });

  test('are in Portuguese as they were given', () => {
    const { signIn, shell } = pt;
    expect([signIn.requiredTitle, signIn.required]).toEqual([
      'Campos obrigatórios',
      'Por favor, preencha o usuário ou e-mail e senha',
    ]);
    expect([signIn.failedTitle, signIn.failed]).toEqual([
      'Falha no login',
      'Credenciais inválidas. Verifique seu nome de usuário e senha.',
    ]);
    expect([signIn.offlineTitle, signIn.offline]).toEqual([
      'Erro de conexão',
      'Não foi possível conectar ao servidor. Tente novamente mais tarde.',
    ]);
    expect(shell.signOut).toBe('Sair');
  });
});
