import {
  type DefinitionProblemCode,
  definitionProblems,
} from '#contract/commerce/networks/definition-problems.ts';
import { NEW_NETWORK } from '#contract/commerce/networks/desk/networks.words.ts';
import { fileProblems } from '#contract/commerce/networks/files/file-problems.ts';
import { isNetworkId, isNumberKey, isParameterName } from '#contract/commerce/networks/names.ts';
import type { Network, NetworkNumber } from '#contract/commerce/networks/network.ts';
import { networkLimits as max } from '#contract/commerce/networks/network-limits.ts';
import { isTrackedPlace } from '#contract/commerce/networks/tracked-places.ts';
import { type FileFaultCode, fileFaults } from './files/file-faults.ts';

export type DraftProblemCode =
  | DefinitionProblemCode
  | FileFaultCode
  | 'required'
  | 'taken'
  | 'id'
  | 'word'
  | 'whole_number'
  | 'no_characters'
  | 'parameter_name'
  | 'place'
  | 'too_many'
  | 'too_long';

/** By the name of the field that has the fault. */
export type DraftProblems = Map<string, DraftProblemCode>;
type Found = [field: string, code: DraftProblemCode, isWrong: boolean];

const isWithin = (number: number | undefined, most: number, least = 1) =>
  number === undefined || (Number.isSafeInteger(number) && number >= least && number <= most);

function numberFaults(list: 'accountNumbers' | 'shopNumbers', numbers: readonly NetworkNumber[]): Found[] {
  return numbers.flatMap((number, at): Found[] => {
    const field = (name: string) => `${list}.${at}.${name}`;
    return [
      [field('label'), 'required', number.label === ''],
      [field('key'), 'word', !isNumberKey(number.key)],
      [field('characters'), 'no_characters', number.characters.length === 0],
      [field('min'), 'whole_number', !isWithin(number.min, number.max || max.numberChars)],
      [field('max'), 'whole_number', !isWithin(number.max, max.numberChars)],
      [field('example'), 'required', number.example === ''],
    ];
  });
}

function linkFaults({ link }: Network): Found[] {
  if (link.kind === 'template')
    return [
      ['link.template', 'required', link.template === ''],
      ['link.otherForms', 'too_many', (link.otherForms?.length ?? 0) > max.forms],
      [
        'link.otherForms',
        'too_long',
        link.otherForms?.some((form) => form.length > max.templateChars) ?? false,
      ],
    ];
  if (link.kind === 'append')
    return link.parameters.map(
      ({ name }, at): Found => [`link.parameters.${at}.name`, 'parameter_name', !isParameterName(name)],
    );
  if (link.kind === 'rewritePath')
    return [
      ['link.from', 'required', link.from === ''],
      ['link.to', 'required', link.to === ''],
    ];
  return [];
}

function otherFaults({ sub, trackingPlaces, price, ...network }: Network): Found[] {
  return [
    ['name', 'required', network.name === ''],
    ['id', 'id', !isNetworkId(network.id) || network.id === NEW_NETWORK],
    ['editions', 'required', network.editions.length === 0],
    ['sub.params', 'required', sub?.params.length === 0],
    ['sub.params', 'too_many', (sub?.params.length ?? 0) > max.subParams],
    ['sub.params', 'parameter_name', sub?.params.some((name) => !isParameterName(name)) ?? false],
    ['sub.characters', 'no_characters', sub?.characters.length === 0],
    ['sub.max', 'whole_number', !isWithin(sub?.max, max.subChars, sub?.min)],
    ['trackingPlaces', 'too_many', trackingPlaces.length > max.places],
    ['trackingPlaces', 'place', !trackingPlaces.every(isTrackedPlace)],
    ['price.maxAgeHours', 'whole_number', !isWithin(price.maxAgeHours, max.maxAgeHours)],
  ];
}

/** A list of lines is one field, whichever of its lines is wrong. */
const fieldOf = (path: readonly (string | number)[]): string =>
  path.join('.').replace(/^(link\.otherForms|trackingPlaces)\.\d+$/, '$1');

/** What stands in the way of publishing: what the server would refuse, and by whose field that is mended. */
export function draftProblems(network: Network, takenIds: readonly string[] = []): DraftProblems {
  const faults = [
    ...otherFaults(network),
    ...numberFaults('accountNumbers', network.accountNumbers),
    ...numberFaults('shopNumbers', network.shopNumbers),
    ...linkFaults(network),
    ...fileFaults(network),
    ['id', 'taken', takenIds.includes(network.id)] satisfies Found,
  ];
  const problems: DraftProblems = new Map();
  const add = (field: string, code: DraftProblemCode) => {
    if (!problems.has(field)) problems.set(field, code);
  };
  for (const [field, code, isWrong] of faults) if (isWrong) add(field, code);
  for (const { path, code } of definitionProblems(network)) add(fieldOf(path), code);
  return problems;
}

/** What stands in the way of trying the lines of a file, whatever else is still missing. */
export const fileProblemsOf = (network: Network, part: 'feed' | 'report'): string[] =>
  [
    ...fileFaults(network).flatMap(([field, , isWrong]) => (isWrong ? [field] : [])),
    ...[...fileProblems(network)].map(({ path }) => fieldOf(path)),
  ].filter((field) => field.startsWith(`${part}.`));
