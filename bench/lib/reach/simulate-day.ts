import { assumptions, zones } from './assumptions.ts';
import { createChance, createDraw } from './chance.ts';

const MINUTES = 24 * 60;
const { pages, places, origins, steepness, largestPlace, peak } = assumptions;
const ofEdition = pages / zones.length;

/** What happened in each minute of a day. */
export interface Day {
  asked: Uint32Array;
  /** What no cache had as it is now, and asked the origins for. */
  fetched: Uint32Array;
  /** What the origin that was asked had to make for that. */
  made: Uint32Array;
  /** Times that a page became old before its day was over. */
  changes: number;
}

export interface Course {
  readersADay: number;
  /** One cache stands between all others and the origins. */
  isShielded: boolean;
}

/** How much is read at a minute of somebody's day, against the middle of it: least at four in the morning. */
const busyAt = (minute: number) => 1 - (peak - 1) * Math.cos((2 * Math.PI * (minute - 4 * 60)) / MINUTES);

/** Which pages become old in each minute: prices all day long, saves while people work. */
function drawChanges(chance: ReturnType<typeof createChance>): { old: number[][]; changes: number } {
  const { pricesChanged, pagesOfAPrice, saves, pagesOfASave } = assumptions;
  const old: number[][] = Array.from({ length: MINUTES }, () => []);
  const add = (minute: number) => void old[minute]?.push(chance.below(pages));
  for (let each = 0; each < pricesChanged * pagesOfAPrice; each += 1) add(chance.below(MINUTES));
  for (let each = 0; each < saves * pagesOfASave; each += 1) add(9 * 60 + chance.below(10 * 60));
  return { old, changes: pricesChanged * pagesOfAPrice + saves * pagesOfASave };
}

/** Every single request of a day, one after the other; the day before has filled the caches. */
export function simulateDay({ readersADay, isShielded }: Course): Day {
  const chance = createChance(20_261_119);
  const weights = Float64Array.from({ length: ofEdition }, (_, rank) => (rank + 1) ** -steepness);
  const drawPage = createDraw(weights, chance);
  const drawPlace = createDraw(
    Array.from({ length: places }, (_, place) => largestPlace ** (place / (places - 1))),
    chance,
  );
  const { old, changes } = drawChanges(chance);
  // The minute from which each is as it is now; nothing is older than the day before.
  const changedAt = new Int32Array(pages);
  const atPlace = new Int32Array(places * pages);
  const atShield = new Int32Array(pages);
  const atOrigin = new Int32Array(origins * pages);
  for (const kept of [atPlace, atShield, atOrigin]) kept.fill(1);
  const day: Day = {
    asked: new Uint32Array(MINUTES),
    fetched: new Uint32Array(MINUTES),
    made: new Uint32Array(MINUTES),
    changes,
  };
  const perMinute = (readersADay * assumptions.pagesEach) / zones.length / MINUTES;
  for (let minute = 0; minute < MINUTES; minute += 1) {
    // Later than what was kept until now, whatever was.
    const now = minute + 2;
    let [fetched, made, asked] = [0, 0, 0];
    for (const page of old[minute] ?? []) changedAt[page] = now;
    zones.forEach((zone, edition) => {
      const local = (minute + zone * 60 + MINUTES) % MINUTES;
      const first = edition * ofEdition;
      if (local === 0) changedAt.fill(now, first, first + ofEdition);
      const requests = Math.round(perMinute * busyAt(local));
      asked += requests;
      for (let request = 0; request < requests; request += 1) {
        const page = first + drawPage();
        const kept = drawPlace() * pages + page;
        const since = changedAt[page] as number;
        if ((atPlace[kept] as number) >= since) continue;
        atPlace[kept] = now;
        if (isShielded) {
          if ((atShield[page] as number) >= since) continue;
          atShield[page] = now;
        }
        fetched += 1;
        const copy = chance.below(origins) * pages + page;
        if ((atOrigin[copy] as number) >= since) continue;
        atOrigin[copy] = now;
        made += 1;
      }
    });
    day.asked[minute] = asked;
    day.fetched[minute] = fetched;
    day.made[minute] = made;
  }
  return day;
}
