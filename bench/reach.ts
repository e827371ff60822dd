import type { Figure } from './lib/benchmark.ts';
import { assumptions, measured } from './lib/reach/assumptions.ts';
import { type Day, simulateDay } from './lib/reach/simulate-day.ts';

export const name = 'reach';
const { readersADay, pagesEach, pages, places, origins, pricesChanged, saves } = assumptions;
const count = (value: number) => Math.round(value).toLocaleString('en-US');
export const about = `Not measured, but simulated, request by request: a day of ${count(readersADay)} readers of ${pagesEach} pages each, ${count(pages)} pages in five editions, caches in ${places} places, ${origins} machines that make pages, ${count(pricesChanged)} prices that change and ${count(saves)} saves. Pages end at their edition’s midnight. What a page costs is measured (renders, pages). All that is taken for granted stands in \`bench/lib/reach/assumptions.ts\`.`;

const sum = (minutes: Uint32Array) => minutes.reduce((total, each) => total + each, 0);
const SECONDS = 24 * 60 * 60;

/** The minute that has most of it; each edition's midnight is a full hour somewhere. */
function busiest(minutes: Uint32Array): { aSecond: number; when: string } {
  const most = Math.max(...minutes);
  const minute = minutes.indexOf(most);
  const when = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')} UTC`;
  return { aSecond: most / 60, when };
}

function* figuresOf(day: Day, how: string): Generator<Figure> {
  const [asked, fetched, made] = [sum(day.asked), sum(day.fetched), sum(day.made)];
  const work = day.made.map(
    (each, minute) => each * measured.made + (day.fetched[minute] ?? 0) * measured.kept,
  );
  yield {
    name: `that caches had to ask for, ${how}`,
    value: (100_000 * fetched) / asked,
    unit: 'of 100,000 pages',
    detail: `${count(asked)} pages read, ${count(busiest(day.asked).aSecond)} a second in the busiest minute; ${count(fetched)} asked of the origins, ${count(fetched / SECONDS)} a second over the day`,
  };
  yield {
    name: `asked of the origins in the busiest minute, ${how}`,
    value: busiest(day.fetched).aSecond,
    unit: 'pages a second',
    detail: `at ${busiest(day.fetched).when}`,
  };
  yield {
    name: `made by the origins in the busiest minute, ${how}`,
    value: busiest(day.made).aSecond,
    unit: 'pages a second',
    detail: `at ${busiest(day.made).when}: ${(busiest(work).aSecond / 1_000).toFixed(1)} processors; ${count(made)} a day, ${(sum(work) / SECONDS / 1_000).toFixed(2)} processors over the day`,
  };
}

export async function* run(): AsyncGenerator<Figure> {
  yield* figuresOf(simulateDay({ readersADay, isShielded: false }), 'each place by itself');
  yield* figuresOf(simulateDay({ readersADay, isShielded: true }), 'one cache before the origins');
  yield* figuresOf(
    simulateDay({ readersADay: readersADay / 100, isShielded: false }),
    'a hundredth of the readers',
  );
}
