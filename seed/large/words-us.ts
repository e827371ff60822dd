import { inflected, things, type Vocabulary } from './vocabulary.ts';

export const wordsUs: Vocabulary = {
  things: {
    baby: things(
      'baby monitors, folding strollers, car seats, high chairs, bottle warmers, travel cribs, baby carriers, diaper bags',
    ),
    auto: things(
      'dash cams, tire inflators, car vacuums, phone mounts, battery chargers, seat covers, rooftop boxes, rubber floor mats',
    ),
    pets: things(
      'pet fountains, cat trees, dog beds, automatic feeders, litter boxes, dog harnesses, pet carriers, grooming brushes',
    ),
    fashion: things(
      'backpacks, carry-on suitcases, running shoes, rain jackets, sunglasses, wristwatches, wallets, duffel bags',
    ),
    kitchen: things(
      'air fryers, blenders, espresso machines, electric kettles, nonstick skillets, stand mixers, kitchen knives, pressure cookers',
    ),
    fitness: things(
      'adjustable dumbbells, fitness trackers, yoga mats, treadmills, exercise bikes, resistance bands, jump ropes, massage guns',
    ),
    gifts: things(
      'gift sets, board games, instant cameras, scented candles, digital photo frames, jigsaw puzzles, breakfast baskets, self-watering planters',
    ),
    shopping: things(
      'price trackers, cashback programs, subscription boxes, loyalty programs, refurbished products, extended warranties, discount coupons, wish lists',
    ),
    home: things(
      'cordless vacuums, robot vacuums, air purifiers, dehumidifiers, tower fans, steam mops, floor lamps, TV mounts',
    ),
    tools: things(
      'cordless drills, work lights, screwdriver sets, folding ladders, tool boxes, circular saws, laser levels, pressure washers',
    ),
    phones: things(
      'mid-range phones, wireless earbuds, power banks, fast chargers, phone cases, smartwatches, bluetooth speakers, tablets',
    ),
    computers: things(
      'monitors, mechanical keyboards, wireless mice, webcams, office chairs, laptops, wi-fi routers, external SSDs',
    ),
    awards: things(
      'home appliances, accessories, small brands, kitchen products, new releases, household classics, budget finds, gadgets',
    ),
    books: things(
      'e-readers, reading lights, bookcases, book stands, bookends, notebooks, fountain pens, cookbooks',
    ),
  },
  qualities: inflected(
    'affordable, long-lasting, compact, lightweight, easy-to-use, rugged, low-key, reliable, versatile, well-finished, well-warrantied, entry-level, mid-priced, high-end, quiet, energy-saving, easy-to-clean, easy-to-store, built-to-last, good-looking',
  ),
  situations: [
    'for small apartments',
    'for big families',
    'for beginners',
    'for everyday use',
    'for frequent travelers',
    'to give as a gift',
    'for the weekend',
    'for tight spaces',
    'on a tight budget',
    'for roommates',
    'for the beach house',
    'for working from home',
    'for summer',
    'for winter',
    'for students',
    'for replacing an old one',
    'for couples',
    'for living alone',
    'for grandparents',
    'for impatient people',
  ],
  best: { masculine: 'The best', feminine: 'The best' },
  titles: [
    '{Best} {quality} {things} {for}',
    '{Things} {for}: what to check before you buy',
    'We tested {count} {quality} {things} {for}',
    'Are {quality} {things} worth it {for}?',
    'How to choose {things} {for} without overspending',
    '{brand} {model}: what we think after {count} weeks',
    '{brand} {model} or {rival}? {Things} side by side',
    '{Things}, {quality} ones: {count} common buying mistakes',
    '{Things} {for}: our pick and two alternatives',
    '{count} {quality} {things} we would buy again',
    'Buying guide: {quality} {things} {for}',
    '{brand} {model} among {quality} {things}: the long test',
  ],
  datedTitles: [
    '{Best} {quality} {things} of {{month}} {{year}}',
    '{Best} {things} {for} in {{year}}',
    '{Things}, {quality} ones: what to buy in {{month}} {{year}}',
    'The {{year}} guide: {things} {for}',
  ],
  openings: [
    'We used {count} {things} for a full month and wrote down what bothered us.',
    'Not everyone needs to spend a lot on {quality} {things}.',
    'We picked {quality} {things} that fit the wallet and the routine.',
    'The {brand} {model} surprised us in testing, yet it is not for everyone.',
    'We compared price, warranty and comfort of {things} {for}.',
    'Before you buy {things}, check three simple measurements.',
    'We talked to readers who have used {quality} {things} for years.',
    'Out of {count} models tested, two stayed in our homes.',
  ],
  closings: [
    'Here is the one we would take, and why.',
    'The answer depends on how much room you have.',
    'The most expensive was not our favorite.',
    'At the end, a table to decide in two minutes.',
    'We also say when to wait for a sale.',
    'There is a good choice at every price.',
    'We show the flaws that store photos hide.',
    'And we explain what the box leaves out.',
  ],
  paragraphs: [
    'We spent {count} weeks with {quality} {things} in real homes, with kids, guests and little time. What stayed in use is what we recommend here.',
    'In our view, {things} {for} need two things: simple assembly and parts that are easy to find. The rest is decoration.',
    'The {brand} {model} started behind and finished ahead. It took a while to convince us, but after a few days nobody wanted the old one back.',
    'We measured, weighed and used everything until we were tired of it. Among {quality} {things}, the difference shows in week three.',
    'If money is short, start with the basics. {Things} from known brands tend to have service in more cities.',
    'We looked at warranties too, because that is where many good purchases go bad. Keep the receipt and try everything in the first week.',
  ],
  headings: ['What makes the difference', 'How we tested', 'Who it is for', 'Where to save'],
  points: [
    'Assembly takes less than ten minutes.',
    'The manual is clear and in plain English.',
    'It takes up little room when not in use.',
    'Spare parts are easy to find.',
    'The finish holds up to daily use.',
    'The price moves quite a bit over the year.',
  ],
  verdicts: [
    'For most people, the {brand} {model} is enough.',
    'If it fits the budget, get the {brand} {model} and be done.',
    'Torn between {quality} {things}? Take the simplest one.',
    'Wait for a good offer: none of these is urgent.',
  ],
};
