import { isShopHost } from '#contract/commerce/marketplaces/shop-host-list.ts';
import { isSpelled } from './characters.ts';
import { type FileProblemCode, fileProblems } from './files/file-problems.ts';
import { isNumber } from './make-link.ts';
import type { Network } from './network.ts';
import { hostOfTemplate, namesIn, piecesOf, type TemplateProblem, templateProblem } from './template.ts';
import { tryExample } from './try-example.ts';

export type DefinitionProblemCode =
  | TemplateProblem
  | FileProblemCode
  | 'number_twice'
  | 'example'
  | 'join'
  | 'nothing_tracked'
  | 'other_link';
export interface DefinitionProblem {
  path: (string | number)[];
  code: DefinitionProblemCode;
}

const PLAIN = /^[A-Za-z0-9\-._~:,]*$/;

type Checked = Omit<Network, 'note'>;

function numbersOf({ accountNumbers, shopNumbers }: Checked) {
  const all = [...accountNumbers, ...shopNumbers];
  return { keys: all.map(({ key }) => key), hosts: all.filter(({ isHost }) => isHost).map(({ key }) => key) };
}

function* numberProblems(network: Checked): Generator<DefinitionProblem> {
  const seen = new Set(['sub', 'url', 'rawUrl']);
  for (const list of ['accountNumbers', 'shopNumbers'] as const)
    for (const [index, number] of network[list].entries()) {
      const path = [list, index];
      if (seen.has(number.key)) yield { path: [...path, 'key'], code: 'number_twice' };
      seen.add(number.key);
      const examples = [number.example, ...Object.values(number.usual ?? {})];
      if (!examples.every((each) => isNumber(number, each)))
        yield { path: [...path, 'example'], code: 'example' };
    }
}

function* linkProblems(network: Checked): Generator<DefinitionProblem> {
  const { link, sub } = network;
  const { keys, hosts } = numbersOf(network);
  const facts = { numbers: keys, hosts, hasSub: sub !== null };
  if (link.kind === 'template') {
    const code = templateProblem(link.template, facts);
    if (code) yield { path: ['link', 'template'], code };
    for (const [index, form] of (link.otherForms ?? []).entries()) {
      // Others' links may have numbers that ours do not.
      const names = namesIn(piecesOf(form) ?? []);
      const wrong = templateProblem(form, { ...facts, numbers: [...keys, ...names] });
      if (wrong) yield { path: ['link', 'otherForms', index], code: wrong };
    }
  }
  if (link.kind === 'append')
    for (const [index, { value }] of link.parameters.entries()) {
      const path = ['link', 'parameters', index, 'value'];
      const pieces = piecesOf(value);
      if (!pieces) yield { path, code: 'brackets' };
      else if (!pieces.every((piece) => 'name' in piece || PLAIN.test(piece.text)))
        yield { path, code: 'characters' };
      else if (!namesIn(pieces).every((name) => (name === 'sub' && sub) || keys.includes(name)))
        yield { path, code: 'unknown_number' };
    }
  if (link.kind === 'rewritePath') {
    const pieces = piecesOf(link.to);
    const place = pieces && hostOfTemplate(pieces);
    if (!pieces) yield { path: ['link', 'to'], code: 'brackets' };
    else if (!place || !('host' in place)) yield { path: ['link', 'to'], code: 'host' };
    else if (!/^https:\/\/[^/?]+\/[A-Za-z0-9_-]{0,60}(?:\{\w+\})?$/.test(link.to))
      yield { path: ['link', 'to'], code: 'characters' };
    else if (!namesIn(pieces).every((name) => keys.includes(name)))
      yield { path: ['link', 'to'], code: 'unknown_number' };
    if (!isShopHost(link.from)) yield { path: ['link', 'from'], code: 'host' };
  }
  if (link.kind === 'stored' && network.trackingPlaces.length === 0)
    yield { path: ['trackingPlaces'], code: 'nothing_tracked' };
}

/** What in a definition does not go together, each with the place that has the fault. */
export function definitionProblems(network: Checked): DefinitionProblem[] {
  const { sub } = network;
  const joinsWrong = sub && sub.join !== '' && !isSpelled({ characters: sub.characters, max: 1 }, sub.join);
  const problems: DefinitionProblem[] = [
    ...numberProblems(network),
    ...linkProblems(network),
    ...fileProblems(network),
    ...(joinsWrong ? [{ path: ['sub', 'join'], code: 'join' as const }] : []),
  ];
  // An example is tried only with a definition that is otherwise good.
  if (problems.length > 0) return problems;
  return network.examples.flatMap((example, index) =>
    tryExample(network, example).fits
      ? []
      : [{ path: ['examples', index, 'link'], code: 'other_link' as const }],
  );
}
