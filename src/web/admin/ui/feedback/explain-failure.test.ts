import { describe, expect, test } from 'vitest';
import { texts } from '#i18n/admin/pt/texts.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { initialsOf } from '../avatar.tsx';
import { explainFailure, FieldProblem } from './explain-failure.ts';

const refused = (status: number, error: unknown, retryAfter?: string) =>
  new ApiError(status, JSON.stringify({ error }), retryAfter);

describe('a failure in words', () => {
  test('is the server’s own message, with the fields it is about', () => {
    const fields = { email: 'Já está em uso. Escolha outro.' };
    const error = refused(400, { code: 'invalid_input', message: 'Confira.', fields });
    expect(explainFailure(error, texts)).toEqual({ message: 'Confira.', fields });
  });

  test.each([
    ['1', 'Espere 1 segundo.'],
    ['59', 'Espere 59 segundos.'],
    ['61', 'Espere 2 minutos.'],
    ['3600', 'Espere 1 hora.'],
    ['3601', 'Espere 2 horas.'],
  ])('says how long to wait: %s s', (retryAfter, wait) => {
    const error = refused(429, { code: 'too_many_requests', message: 'Tentativas demais.' }, retryAfter);
    expect(explainFailure(error, texts).message).toBe(`Tentativas demais. ${wait}`);
  });

  test('never shows raw text of a server that speaks otherwise', () => {
    expect(explainFailure(new ApiError(502, '<html>Bad gateway</html>'), texts).message).toBe(
      texts.common.failed,
    );
    expect(explainFailure(new TypeError('Failed to fetch'), texts).message).toBe(texts.common.unreachable);
  });

  test('can come from the form itself', () => {
    expect(explainFailure(new FieldProblem({ name: 'Falta.' }), texts).fields).toEqual({ name: 'Falta.' });
  });
});

test.each([
  ['Ana Moreira', 'AM'],
  ['  ana  maria  moreira ', 'AM'],
  ['Vitrina', 'V'],
  ['Élida Ñandú', 'ÉÑ'],
  ['', '?'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
