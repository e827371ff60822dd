import { describe, expect, test } from 'vitest';
import { auditActions } from '#contract/people/audit/audit.words.ts';
import { audit as en } from '#i18n/admin/en/people/audit.ts';
import { audit as pt } from '#i18n/admin/pt/people/audit.ts';
import { auditText } from './audit-sentence.ts';

const ana = { id: 'ana', name: 'Ana' };
const stranger = { id: null, name: '' };

describe('entries of the log as sentences', () => {
  test.each([
    ['signed_in', 'account', 'ana', ana, 'Ana entrou', 'Ana signed in'],
    ['published', 'post', 'Guia', ana, 'Ana publicou o post “Guia”', 'Ana published the post “Guia”'],
    [
      'trashed',
      'post',
      'Guia',
      ana,
      'Ana mandou para a lixeira o post “Guia”',
      'Ana moved the post “Guia” to the trash',
    ],
    ['updated', 'setting', '', ana, 'Ana alterou a configuração', 'Ana changed the setting'],
    ['role_changed', 'account', 'diego', ana, 'Ana mudou o papel de diego', 'Ana changed the role of diego'],
    [
      'created',
      'job',
      'links',
      ana,
      'Ana pediu a tarefa “Verificar links”',
      'Ana asked for the job “Check links”',
    ],
    [
      'undone',
      'text',
      'a → b',
      ana,
      'Ana desfez a substituição “a → b”',
      'Ana undid the replacement “a → b”',
    ],
    [
      'undone',
      'post',
      'Guia',
      ana,
      'Ana desfez uma ação: o post “Guia”',
      'Ana undid an action: the post “Guia”',
    ],
    ['replied', 'message', 'Ivo', ana, 'Ana respondeu à mensagem “Ivo”', 'Ana answered the message “Ivo”'],
    [
      'updated',
      'setting',
      'ai_crawlers',
      ana,
      'Ana alterou a configuração “Robôs de IA”',
      'Ana changed the setting “AI crawlers”',
    ],
    [
      'sign_in_refused',
      'account',
      '',
      stranger,
      'Alguém tentou entrar e não conseguiu',
      'Somebody tried to sign in and could not',
    ],
    [
      'sign_in_refused',
      'account',
      'ana',
      stranger,
      'Alguém tentou entrar como ana e não conseguiu',
      'Somebody tried to sign in as ana and could not',
    ],
  ] as const)('%s %s %s', (action, subject, title, actor, portuguese, english) => {
    expect(auditText({ action, subject, title, actor }, pt)).toBe(portuguese);
    expect(auditText({ action, subject, title, actor }, en)).toBe(english);
  });

  test('leave no slot open, whatever happened', () => {
    for (const texts of [pt, en])
      for (const action of auditActions)
        for (const title of ['', 'X'])
          expect(auditText({ action, subject: 'review', title, actor: ana }, texts)).not.toMatch(
            /[{}]|undefined/,
          );
  });
});
