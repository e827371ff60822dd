import { expect, test } from 'vitest';
import { type Lead, redirectForms, ruleOf } from './redirect-lines.ts';

const rules = (lead: Lead) => redirectForms.map((form) => ruleOf(form, lead));

test('one address in the words of each host', () => {
  expect(rules({ from: '/2019/05/ação', to: '/br/a%C3%A7%C3%A3o', slashed: true })).toEqual([
    '/2019/05/a%C3%A7%C3%A3o /br/a%C3%A7%C3%A3o 301\n/2019/05/a%C3%A7%C3%A3o/ /br/a%C3%A7%C3%A3o 301\n',
    '  "/2019/05/ação" "/br/a%C3%A7%C3%A3o";\n  "/2019/05/ação/" "/br/a%C3%A7%C3%A3o";\n',
    'RewriteRule "^2019/05/ação/?$" "/br/a%C3%A7%C3%A3o" [R=301,L,NE]\n',
  ]);
  expect(rules({ from: '/ciencia?p=1', to: '/br/x#y', slashed: false })).toEqual([
    undefined,
    '  "/ciencia?p=1" "/br/x#y";\n  "/ciencia/?p=1" "/br/x#y";\n',
    'RewriteCond "%{QUERY_STRING}" "^p=1$"\nRewriteRule "^ciencia/?$" "/br/x#y" [R=301,L,NE,QSD]\n',
  ]);
});

test('what would say something else in a line is left out', () => {
  for (const from of ['/a"b', '/a\nb', '/a\\b'])
    expect(rules({ from, to: '/br', slashed: false })).toEqual([undefined, undefined, undefined]);
  expect(rules({ from: '/$uri', to: '/br', slashed: false })[1]).toBeUndefined();
  expect(rules({ from: '/a.b(c)', to: '/br', slashed: false })[2]).toContain('"^a\\.b\\(c\\)/?$"');
});
