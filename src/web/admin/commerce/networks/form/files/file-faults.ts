import { isTimeZone } from '#contract/commerce/networks/names.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import { networkLimits as max } from '#contract/commerce/networks/network-limits.ts';

type FileFaultCode = 'required' | 'whole_number' | 'currency' | 'time_zone' | 'too_many' | 'too_long';
type Fault = [field: string, code: FileFaultCode, isWrong: boolean];

const isCurrency = (code: string | null | undefined) => !code || /^[A-Z]{3}$/.test(code);

function feedFaults({ feed }: Network): Fault[] {
  if (!feed) return [];
  const { columns, constants = {} } = feed;
  const places = columns.by === 'position' ? Object.entries(columns.fields) : [];
  const notRows = columns.by === 'position' ? columns.notRows : [];
  return [
    ...places.map(
      ([field, place]): Fault => [
        `feed.columns.fields.${field}`,
        'whole_number',
        !(Number.isSafeInteger(place) && place >= 1 && place <= 300),
      ],
    ),
    ...Object.entries(constants).map(
      ([field, value]): Fault => [`feed.columns.fields.${field}`, 'required', value === ''],
    ),
    ['feed.columns.notRows', 'too_many', notRows.length > max.states],
    ['feed.columns.notRows', 'too_long', notRows.some((line) => line.length > max.stateChars)],
    ['feed.currency', 'currency', !isCurrency(feed.currency)],
  ];
}

function reportFaults({ report }: Network): Fault[] {
  if (!report) return [];
  const words = Object.keys(report.states);
  return [
    ['report.states', 'too_many', words.length > max.states],
    ['report.states', 'too_long', words.some((word) => word.length > max.stateChars)],
    ['report.currency', 'currency', !isCurrency(report.currency)],
    ['report.timeZone', 'time_zone', report.timeZone !== null && !isTimeZone(report.timeZone)],
  ];
}

/** What of files and reports the server would refuse. */
export const fileFaults = (network: Network): Fault[] => [...feedFaults(network), ...reportFaults(network)];
export type { FileFaultCode };
