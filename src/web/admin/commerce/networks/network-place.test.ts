import { expect, test } from 'vitest';
import { placeValue, readPlaceValue } from './network-place.ts';

test.each([
  [undefined, { view: 'list' }],
  ['', { view: 'list' }],
  [placeValue.network('mercado-livre'), { view: 'network', id: 'mercado-livre' }],
  [placeValue.change('awin'), { view: 'change', id: 'awin' }],
  [placeValue.copy('awin'), { view: 'new', of: 'awin' }],
  [placeValue.blank, { view: 'new', of: undefined }],
  ['awin.whatever', { view: 'network', id: 'awin' }],
] as const)('%s is a place of its own', (value, place) => {
  expect(readPlaceValue(value)).toEqual(place);
});
