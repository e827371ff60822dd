import { describe, expect, test } from 'vitest';
import { parseFrontMatter } from './front-matter.ts';

const parse = (source: string) => parseFrontMatter(source, 'br/x.md');

describe('parseFrontMatter', () => {
  test('parts the fields from the text', () => {
    expect(parse('---\nslug: a-b\ntitle:  Café: sim ou não? \n\n---\n\nTexto.\n\nMais.\n')).toEqual({
      fields: { slug: 'a-b', title: 'Café: sim ou não?' },
      body: 'Texto.\n\nMais.',
    });
  });

  test('line ends of any system will do', () => {
    expect(parse('---\r\nslug: a\r\n---\r\nTexto.\r\n')).toEqual({ fields: { slug: 'a' }, body: 'Texto.' });
  });

  test('a rule inside the text ends nothing', () => {
    expect(parse('---\nslug: a\n---\nUm\n\n---\n\nDois').body).toBe('Um\n\n---\n\nDois');
  });

  test.each(['', 'Texto.', '\n---\nslug: a\n---\nTexto.', '---\nslug: a\nTexto.', '--- \nslug: a\n---\n'])(
    'refuses %j and names the file',
    (source) => {
      expect(() => parse(source)).toThrow('br/x.md does not begin with front matter.');
    },
  );

  test.each(['slug', ': sem nome'])('refuses the line %j', (line) => {
    expect(() => parse(`---\n${line}\n---\nTexto.`)).toThrow(
      `br/x.md: "${line}" is not a "key: value" line.`,
    );
  });
});
