import type { DemoReviews } from '#seed/facts/reviews.ts';

export const reviews: DemoReviews = {
  'nimbra-aero-3': {
    slug: 'nimbra-aero-3',
    title: 'Nimbra Aero 3: the cordless vacuum for a whole house',
    verdict:
      'The Aero 3 cleans rugs as well as hard floors and lasts long enough to finish the job. It is not quiet, but it is the stick vacuum we recommend to most people.',
    bestFor: 'Houses with rugs, stairs or a dog',
    notFor: 'Cleaning while someone naps',
    pros: [
      'Strong on rugs as well as hard floors',
      '52 minutes on one charge',
      'H13 filter holds on to fine dust',
      'Easy to steer around furniture',
    ],
    cons: ['Too loud for a phone call', 'A big outlay for a small apartment'],
    body: `## In daily use

We used the Aero 3 for four weeks in a three-bedroom house with carpet upstairs and a golden retriever. On one charge it covered the ground floor, the stairs and the bedrooms. The figure is 52 minutes; turn up the power for carpet and you will see less. Back on the charger, it is full again in three and a half hours.

It weighs 5.3 pounds and steers lightly. Dog hair came out of the living-room rug in one slow pass. The bin holds 0.6 liters, about 20 fluid ounces, and we emptied it after every second clean. The H13 filter keeps fine dust inside, which matters if someone at home sneezes through the spring.

## Who should buy it

Anyone with several rooms, rugs or pets. At 71 decibels it will wake a light sleeper, so plan around naps. If you live in a one-bedroom with hard floors, you would be paying for minutes you never use, and the Kaluma Volta is the wiser choice.`,
  },
  'kaluma-volta': {
    slug: 'kaluma-volta',
    title: 'Kaluma Volta: a light, honest vacuum for small homes',
    verdict:
      'The Volta does a good job on hard floors for very little money. Thick rugs and long sessions are beyond it.',
    bestFor: 'Apartments with mostly hard floors',
    notFor: 'Thick carpet or a large house',
    pros: [
      'Outstanding value for the money',
      'Only 4.6 pounds in the hand',
      'Simple enough for anyone to use',
    ],
    cons: ['Leaves hair behind on thick rugs', 'Small bin, emptied every time', 'Louder than it needs to be'],
    body: `## In daily use

The Volta spent four weeks in a one-bedroom apartment with laminate floors and a galley kitchen. It weighs 4.6 pounds, so grabbing it for a few crumbs never felt like a chore. On hard floors it picked up cereal, litter and hair in one pass.

The battery lasts 35 minutes, more than the apartment asked for. Charging takes four and a half hours, best left for overnight. The bin holds 0.4 liters, less than two cups, and fills up quickly if you have a pet. On a thick rug we needed two or three passes, and some hair stayed near the edges.

## Who should buy it

People with a small place, a tight budget or a second floor that needs its own vacuum. It is loud at 75 decibels, and the E11 filter is a grade below what we would want for allergies. If those two points bother you, or if you have carpet in more than one room, save up for the Nimbra Aero 3.`,
  },
  'orvane-brisa-40': {
    slug: 'orvane-brisa-40',
    title: 'Orvane Brisa 40: clean air you can sleep next to',
    verdict:
      'The Brisa 40 clears a large room quickly and runs at a whisper the rest of the time. Remember to budget for filters.',
    bestFor: 'Bedrooms and living rooms up to 430 square feet',
    notFor: 'Open floor plans that run through the house',
    pros: [
      'Quiet enough for a bedroom',
      'H13 filter for smoke, dust and pollen',
      'Set up in under five minutes',
      'Draws no more than 38 watts',
    ],
    cons: ['Replacement filters add up over time', 'One unit will not clean two rooms'],
    body: `## In daily use

We ran the Brisa 40 through a month of spring pollen and one evening of badly burned toast. It is made for rooms up to 40 square meters, about 430 square feet, and moves 320 cubic meters of clean air an hour, close to 190 cubic feet a minute. The toast was a memory after half an hour.

At its gentlest it makes 24 decibels, and we slept beside it without noticing. It uses 38 watts, less than many light bulbs of the old kind, so leaving it on day and night is no worry. The machine weighs 10.6 pounds and can be carried from the bedroom to the den.

## Who should buy it

Anyone with allergies, a smoky summer or a busy street under the window. The H13 filter catches the fine particles that matter. It does not pull air through walls: close the door, or buy one for each room. Look up the price of filters first, because you will be buying them for as long as you own it.`,
  },
  'brumelo-fritta-5': {
    slug: 'brumelo-fritta-5',
    title: 'Brumelo Fritta 5: the air fryer most kitchens need',
    verdict:
      'Simple controls, even browning and a basket that goes in the dishwasher. For one to three people, look no further.',
    bestFor: 'Weeknight dinners for two or three',
    notFor: 'Families of four or a whole chicken',
    pros: [
      'Even browning with a single shake',
      'Controls you learn in a minute',
      'Basket goes in the dishwasher',
      'Works on any normal kitchen outlet',
    ],
    cons: ['Plain plastic body', 'Second batch needed for a crowd'],
    body: `## In daily use

For a month we cooked chicken thighs, wedges, salmon and more grilled cheese than was wise. The basket holds five liters, about 5.3 quarts: four thighs in one layer, or fries for two. At 1,500 watts it is happy on an ordinary outlet, and it reaches 200 °C, just under 400 °F. Skin crackled, potatoes browned, and the middle was done when the outside was.

You set a time, up to 60 minutes, and a temperature, and that is all there is to learn. Afterward the basket goes in the dishwasher. The whole thing weighs 9.3 pounds, so it can live in a cabinet if the counter is crowded.

## Who should buy it

Singles, couples and small families who want a hot dinner without heating the oven. The plastic looks as modest as it is, and a third or fourth guest means cooking twice. If that is every night for you, consider the Fritta Duo, provided your kitchen wiring allows it.`,
  },
  'brumelo-fritta-duo': {
    slug: 'brumelo-fritta-duo',
    title: 'Brumelo Fritta Duo: two baskets, one dinner time',
    verdict:
      'The Duo cooks a main and a side together and browns better than its little sister. Check your kitchen circuit and your counter before you order.',
    bestFor: 'Families who eat at the same time',
    notFor: 'Older kitchens with 15-amp outlets',
    pros: [
      'Main and side ready together',
      'Browns better than the Fritta 5',
      'Room for a family of four',
      'Both baskets are dishwasher safe',
    ],
    cons: [
      'Needs a 20-amp circuit of its own',
      'Large, heavy and hard to put away',
      'Takes a few dinners to learn',
    ],
    body: `## In daily use

Two baskets share eight liters, about 8.5 quarts. We put salmon in one and sprouts in the other, and both were hot at once, which is the whole point. The Duo reaches 210 °C, or 410 °F, and our wedges came out darker and crisper than from the smaller Fritta 5. The timer runs to 60 minutes and the baskets go in the dishwasher.

It takes up space. At 16.8 pounds it is not something you lift down from a shelf, and the two sets of controls confused us for the first few evenings.

## Before you order

The Duo draws 2,200 watts. A common 15-amp household circuit tops out at 1,800, so it needs a 20-amp kitchen circuit with nothing else running on it. Look at your breaker panel, or ask an electrician. If the answer is no, buy the Fritta 5 and cook in two rounds. If it is yes and there are four of you at the table, the Duo makes dinner noticeably calmer.`,
  },
  'corvita-lenta': {
    slug: 'corvita-lenta',
    title: 'Corvita Lenta: real espresso, if you enjoy the ritual',
    verdict:
      'A solid manual machine that makes excellent espresso once you learn it. People who want to push one button should look elsewhere.',
    bestFor: 'Coffee lovers who like to do it themselves',
    notFor: 'Anyone in a hurry at 7 a.m.',
    pros: [
      'Rich, balanced espresso at 9 bar',
      'Ready to brew in 40 seconds',
      'Steam wand for proper milk',
      'Solid build that feels made to last',
    ],
    cons: ['Takes a week or two to learn', 'Needs a good grinder beside it'],
    body: `## In daily use

The first ten shots from the Lenta were sour, then bitter, then finally right. After that we did not want to go back. It brews at 9 bar, heats in 40 seconds and gives you control over everything that counts: the grind, the dose, the moment to stop. The steam wand makes smooth milk with some practice.

The tank holds 1.4 liters, about 47 fluid ounces, enough for a weekend of guests. At 11.9 pounds the machine stays put when you lock in the handle, and nothing rattles. It uses 1,350 watts, no trouble for an ordinary outlet.

## Who should buy it

People who like the making as much as the drinking. You will need fresh beans, a decent grinder and two weeks of patience. You also wipe the wand and empty the grounds every single time. If that sounds like a hobby, the Lenta is a fine one. If it sounds like work, a simpler machine will make you happier, and nobody at the table needs to know.`,
  },
  'teluri-nido-2': {
    slug: 'teluri-nido-2',
    title: 'Teluri Nido 2: a baby monitor without the internet',
    verdict:
      'Clear, private and easy at three in the morning. The Nido 2 is the monitor we would give to any new parent who stays within reach of the nursery.',
    bestFor: 'Parents who want privacy and no app',
    notFor: 'Checking in from work',
    pros: [
      'No Wi-Fi, app or account needed',
      'Lasts a full night on battery',
      'Sharp night picture on a 5-inch screen',
    ],
    cons: ['No viewing from outside the home', 'Thick walls shorten the range'],
    body: `## In daily use

You plug in the camera, switch on the screen and see your child. That was the entire setup. The Nido 2 uses no Wi-Fi, so it does not care whether the router is having a bad night, and there is no account for anyone to break into.

The 5-inch screen is bright and the night picture is clear enough to tell open eyes from closed ones. We got through every night of a six-week test on its 14-hour battery. Two-way audio lets you hum a few bars from bed. The stated range is 300 meters, nearly 1,000 feet, in the open. In a two-story house it reached the back porch and gave up at the end of the driveway.

## Who should buy it

Parents who are at home when the baby sleeps, and grandparents who babysit. If you need to look in from the office, you want a different kind of monitor. Whichever you choose, keep its cord at least three feet from the crib.`,
  },
  'teluri-passo': {
    slug: 'teluri-passo',
    title: 'Teluri Passo: the stroller for stairs, trunks and planes',
    verdict:
      'Light, well made and quick to fold, the Passo is a joy in town and in airports. Rough ground and the price are its weak points.',
    bestFor: 'City families and frequent flyers',
    notFor: 'Gravel paths and trails',
    pros: [
      'Weighs only 13.9 pounds',
      'Folds small enough for a plane cabin',
      'Steers easily with one hand',
      'UPF 50+ canopy and four recline positions',
    ],
    cons: ['Small wheels struggle on rough ground', 'Expensive for a compact stroller'],
    body: `## In daily use

The Passo won us over on the stairs of a walk-up. At 13.9 pounds you can carry it in one hand and a toddler in the other. It folds to 52 × 44 × 22 centimeters, about 20 × 17 × 9 inches, and fits in a small trunk with the groceries.

It is approved for the cabin, and on two trips it rode in the overhead bin. On a full flight the crew may still ask you to check it at the gate. The canopy is rated UPF 50+, the seat has four recline positions, and it takes a child up to 22 kilograms, around 48 pounds.

## Who should buy it

Families who live with stairs, buses or boarding passes. On smooth sidewalks it steers with a finger. On gravel, roots and wet grass, the small wheels dig in. If your walks look like that, buy something with bigger wheels. For a newborn, follow the minimum age in the manual and ask your pediatrician.`,
  },
  'lumbrea-ronda': {
    slug: 'lumbrea-ronda',
    title: 'Lumbrea Ronda: a small witness behind the mirror',
    verdict:
      'Sharp by day, useful by night and easy to forget. The Ronda is a sensible dash cam at a sensible price.',
    bestFor: 'Commuters and street parking',
    notFor: 'Reading plates at night at speed',
    pros: [
      'Readable plates in daylight',
      'Hides neatly behind the mirror',
      'Parking mode and 64 GB built in',
    ],
    cons: ['Moving plates blur after dark', 'Old clips are overwritten'],
    body: `## In daily use

We drove with the Ronda for five weeks. It records 2560 × 1440 video with a 140-degree view, which takes in both neighboring lanes and the curb. In daylight you can read the plate a few car lengths ahead. At night the scene stays clear, but a moving plate under headlights usually does not.

The camera weighs under four ounces and sits behind the mirror, where passengers rarely notice it. It has 64 GB of storage and records in a loop, so save what you need the same day. Parking mode keeps watch while you are away, and recorded a shopping cart meeting our bumper.

## Who should buy it

Anyone who drives to work, parks on the street or shares a car with a new driver. Check your state’s rules on windshield mounts and on recording sound before you set it up. If most of your miles are after dark, spend more on a camera made for night. For everyone else this one is enough.`,
  },
  'lumbrea-presto': {
    slug: 'lumbrea-presto',
    title: 'Lumbrea Presto: the pump that lives in the trunk',
    verdict:
      'The Presto brings a soft tire back in about four minutes and needs no outlet or gas station. It is noisy, and worth it.',
    bestFor: 'Every car that sees a cold winter',
    notFor: 'Shops that fill tires all day',
    pros: [
      'Fills a soft tire in four minutes',
      'Weighs just over a pound',
      'Charges over USB-C',
      'Stops at the pressure you set',
    ],
    cons: ['Loud, at 78 decibels', 'Needs a rest after two tires'],
    body: `## In daily use

On the first cold Monday of fall, the warning light came on and the Presto had the tire right before the coffee was ready. It took about four minutes. You set the pressure, press the button and it stops by itself.

It goes up to 10.3 bar, roughly 149 psi, so car tires, bike tires and balls are all within reach. The battery holds 6,000 mAh and charges over USB-C with a phone cable. At a little over a pound, it takes up no more room than a thermos. It is loud at 78 decibels, and it grows warm. We let it cool after two tires.

## Who should buy it

Anyone with a car, honestly, and above all those far from a free air hose. It will not seal a puncture; it only gets you to the tire shop. Charge it every two or three months, because the day you need it will not be the day you remembered.`,
  },
  'miaveo-fonte': {
    slug: 'miaveo-fonte',
    title: 'Miaveo Fonte: a quiet fountain that cats do use',
    verdict:
      'Steel, nearly silent and simple to wash, the Fonte is the fountain we would buy again. Count the filters as part of the price.',
    bestFor: 'Cats that prefer the faucet',
    notFor: 'People who forget filters',
    pros: [
      'So quiet you forget it runs',
      'Stainless steel, safe in the dishwasher',
      'Holds enough for several days',
      'Uses just two watts',
    ],
    cons: ['New filter every 30 days', 'Water level is hard to see'],
    body: `## In daily use

Two cats lived with the Fonte for six weeks. The bold one drank within the hour, the wary one after four days, and then both forgot about the bathroom sink. It holds 2.5 liters, about 85 fluid ounces, and we refilled it every three to four days.

We measured 22 decibels, and in a quiet bedroom you have to lean in to hear it. The pump uses two watts. The steel parts go in the dishwasher, a large point in its favor, since a fountain that is unpleasant to wash soon becomes unpleasant to drink from.

## Who should buy it

Homes with one or two cats, or a small dog with refined habits. The filter wants replacing every 30 days, so look at the cost of a year’s supply first. You cannot see the water level through steel; make a habit of lifting the top every other morning. And if your pet suddenly drinks much more or much less, call the vet.`,
  },
  'miaveo-torre': {
    slug: 'miaveo-torre',
    title: 'Miaveo Torre: a steady tree for a small corner',
    verdict:
      'Tall, heavy and stable, the Torre gives indoor cats a place of their own. Set aside an hour and a helper for assembly.',
    bestFor: 'One or two cats in an apartment',
    notFor: 'Very large cats or frequent movers',
    pros: ['Stands firm at 31 pounds', 'Five sisal posts for scratching', 'Small base fits behind a couch'],
    cons: ['Assembly is slow and the drawings tiny', 'Top platform sways under heavy cats'],
    body: `## In daily use

The Torre is 142 centimeters tall, or 56 inches, with four platforms and five posts wrapped in sisal. Our two cats claimed a floor each on the first evening. The upper one looks out of the window; the lower one guards the kitchen. The couch has been left in peace since.

It weighs 31 pounds, and that weight is what keeps it upright. The base measures 50 × 45 centimeters, about 20 × 18 inches. A 14-pound cat landing on the top makes it sway a little, without any sign of tipping. The limit is 9 kilograms, just under 20 pounds.

## Who should buy it

People with indoor cats and a free corner by a window. Putting it together took us 50 minutes and four hands. If your cat takes flying leaps, add a strap to a wall stud. If you move every year, think twice, since it does not travel well in one piece.`,
  },
  'solvanto-trilha-20': {
    slug: 'solvanto-trilha-20',
    title: 'Solvanto Trilha 20: one backpack for work and weekends',
    verdict:
      'A light, tough everyday pack that holds a laptop and a day of life. The five-year warranty is more than talk, judging by the seams.',
    bestFor: 'Commuting and short trips',
    notFor: 'Long hikes with heavy loads',
    pros: [
      'Excellent seams and zippers',
      'Fits a 15.6-inch laptop',
      'Light, at 1.9 pounds',
      'Comes with a five-year warranty',
    ],
    cons: ['Little support under heavy loads', 'Sheds showers but not storms'],
    body: `## In daily use

For three months the Trilha 20 went to the office, to the farmers market and under airplane seats. It holds 20 liters: a laptop up to 15.6 inches, lunch, a sweater, a water bottle and the cables that follow us around. Empty, it weighs 1.9 pounds.

The recycled polyester still looks new, and so do the zippers, which is where cheap packs give out first. In a shower everything stayed dry. In a real storm, water found its way in along the top after twenty minutes, as you would expect from a bag that is water resistant and not waterproof.

## Who should buy it

People who want one bag for the train, the plane and Saturday. With more than 20 pounds inside, it begins to pull on the shoulders, so hikers should look for a pack with a hip belt. Solvanto backs it for five years, long enough for a student to graduate with it.`,
  },
  'solvanto-cabina': {
    slug: 'solvanto-cabina',
    title: 'Solvanto Cabina: a light carry-on with one inch to watch',
    verdict:
      'Smooth, light and tough, the Cabina is a pleasure in any terminal. It is about an inch wider than many U.S. airlines allow, so check before you fly.',
    bestFor: 'Trips of three to five days',
    notFor: 'Airlines with strict sizers',
    pros: [
      'Just under six pounds empty',
      'Four smooth, quiet wheels',
      'Tough polycarbonate shell',
      'Backed for five years',
    ],
    cons: ['Wider than the common 14-inch limit', 'Wheels dislike brick and cobblestone'],
    body: `## In daily use

The Cabina holds 38 liters, and that was five days of spring clothes and a second pair of shoes. It weighs 2.7 kilograms, a hair under six pounds, so lifting it into the bin is easy. The four wheels roll beside you down the aisle without a sound. After six flights the polycarbonate shell had scuffs and no cracks.

Brick sidewalks are another story. The small wheels rattle and catch, and carrying it is faster.

## About the size

It measures 55 × 38 × 20 centimeters, which is about 21.7 × 15 × 7.9 inches. Many airlines in the United States print 22 × 14 × 9. So it is slimmer than allowed, and an inch too wide. Nobody stopped us, but an agent with a sizer could. If you fly with a strict carrier, measure first. If you mostly fly with relaxed ones or overseas, where 55 centimeters is a usual length, this is a case to keep for years.`,
  },
  'vigarra-flex-24': {
    slug: 'vigarra-flex-24',
    title: 'Vigarra Flex 24: fifteen dumbbells in one handle',
    verdict:
      'Quick to change and sturdy in use, the Flex 24 is the best weight for a small home. Treat it with care and it replaces a whole rack.',
    bestFor: 'Strength training in a living room',
    notFor: 'Lifters beyond 53 pounds per hand',
    pros: ['Changes weight in three seconds', 'From 5.5 to 53 pounds', 'Secure, with no rattle in use'],
    cons: ['Long body gets in the way on curls', 'Must never be dropped'],
    body: `## In daily use

One handle, 15 settings. The Flex 24 goes from 2.5 to 24 kilograms, or 5.5 to 53 pounds, and a change takes three seconds. That speed is worth more than it sounds: you move from rows to lateral raises before your breathing settles. In two months, three times a week, the plates never slipped.

It is 41 centimeters long, about 16 inches, at every setting. On curls the end can touch your forearm until you adjust your grip. Put it down, do not drop it. The mechanism is well made, but it is a mechanism, and the warranty runs two years.

## Who should buy it

Anyone who wants to get stronger at home without giving up a room. Beginners have years of progress in it. A single one is enough for squats, rows, presses and carries. If you already press more than 53 pounds with one hand, you need a barbell or a gym, and you probably know that.`,
  },
  'vigarra-pulso-2': {
    slug: 'vigarra-pulso-2',
    title: 'Vigarra Pulso 2: a fitness band that stays on the wrist',
    verdict:
      'Light, readable and good for 12 days on a charge. The Pulso 2 covers the basics very well and leaves out GPS.',
    bestFor: 'Walkers, swimmers and first-time trackers',
    notFor: 'Runners who leave the phone at home',
    pros: [
      'Twelve days between charges',
      'Weighs less than an ounce',
      'Safe for swimming, at 5 ATM',
      'Great value for a first tracker',
    ],
    cons: ['No built-in GPS', 'Heart rate lags in fast intervals'],
    body: `## In daily use

The best thing about the Pulso 2 is how little it asks. It weighs 26 grams, under an ounce, and the battery lasted the promised 12 days in our test. We wore it to bed, in the shower and in the pool, where its 5 ATM rating makes laps no problem.

The 1.5-inch screen is easy to read outdoors. Heart rate is steady while walking, lifting and sleeping. In sprints it needs a few seconds to catch up, as most bands do.

## Who should buy it

People who want to see whether they move enough and sleep enough, and no more than that. There is no GPS inside, so a map of your run means bringing a phone. Serious runners will want a watch, and will pay for it in money and in charging. For everybody else this is a small, friendly nudge that you can forget about for almost two weeks at a time.`,
  },
  'fortello-gira-18': {
    slug: 'fortello-gira-18',
    title: 'Fortello Gira 18: the one drill a home needs',
    verdict:
      'Strong, balanced and sold with two batteries, the Gira 18 handles nearly every job around the house. Concrete is the exception.',
    bestFor: 'Homeowners and weekend projects',
    notFor: 'Drilling into concrete or brick',
    pros: [
      'Plenty of torque for lumber',
      'Two batteries in the box',
      'Firm half-inch chuck',
      'Survived two falls from a ladder',
    ],
    cons: ['No hammer action', 'Batteries are small for all-day work'],
    body: `## In daily use

We gave the Gira 18 a season of chores. It drove three-inch screws into pine without a pilot hole, hung eleven curtain brackets and put together a wall of garage shelves. The torque is 55 newton-meters, about 490 inch-pounds, and the trigger is fine enough for drywall.

At 3.1 pounds it can be held overhead for a while before your arm objects. The 13-millimeter chuck, half an inch, takes any bit you are likely to own. The box holds two batteries of 2 amp-hours, and with one on the charger we never had to stop. It fell off a stepladder twice and shrugged.

## Who should buy it

Anyone with a house, a condo or a family that keeps buying furniture in flat boxes. It has no hammer action, so rent a hammer drill for a row of holes in concrete. If you build for a living, you will want bigger batteries. For the rest of us, this is the drill to own for ten years.`,
  },
  'fortello-luz-360': {
    slug: 'fortello-luz-360',
    title: 'Fortello Luz 360: a work light that holds on by itself',
    verdict:
      'Bright, small and magnetic, the Luz 360 frees up both hands. Keep it in a drawer for repairs and for outages.',
    bestFor: 'Repairs under sinks and hoods',
    notFor: 'Outdoor work in heavy rain',
    pros: ['1,000 lumens in a small body', 'Strong magnet frees both hands', 'Charges over USB-C'],
    cons: ['Harsh up close at full power', 'Not made for a downpour'],
    body: `## In daily use

Most repairs happen in the dark: under the sink, behind the dryer, below the hood. The Luz 360 sticks to any steel surface with its magnetic base and lights the whole scene with 1,000 lumens. It weighs 13 ounces, and it stayed where we put it, even on the side of a water heater.

A charge lasts up to eight hours. It fills up over USB-C, so there is no special charger to lose. At full brightness it glares if it faces you. Aim it at a wall or the ceiling and the light turns soft and useful.

## Who should buy it

Everyone who fixes things, and anyone who lives where storms take out the power. The IP54 rating covers dust and splashes, so a wet garage is fine, while a night in the rain is not. There are brighter lights for building sites. For a home, this one is bright enough, and small enough that you will know where it is.`,
  },
  'quarzo-m5': {
    slug: 'quarzo-m5',
    title: 'Quarzo M5: the sensible phone, for five years',
    verdict:
      'Generous storage, a battery you can trust and five years of updates. The M5 gives most people all the phone they need.',
    bestFor: 'People who keep a phone for years',
    notFor: 'Heavy gaming and night photography',
    pros: [
      'Five years of updates',
      '256 GB of storage as standard',
      'A long day on one charge',
      'Fits a hand and a pocket',
    ],
    cons: ['Soft photos in dim light', 'Warms up in demanding games'],
    body: `## In daily use

For three weeks the M5 was our only phone. Its 5,100 mAh battery took us from the alarm to bedtime every day, maps and music included. On quieter days it lasted into the next afternoon.

The 6.4-inch screen is bright, and at 186 grams, 6.6 ounces, the phone does not drag on a jacket. With 8 GB of memory, everyday apps open quickly and stay open. The 256 GB of storage means you can stop deleting videos. Daylight photos are pleasing. Dim restaurants come out soft, and demanding games make it warm.

## Who should buy it

People who replace a phone when it wears out and not when an ad tells them to. Five years of updates make that a safe plan. Check that your carrier supports the model before you order. If you film at night or play for hours, spend more. If you mostly call, write, read and take pictures of your kids, you will not notice what is missing.`,
  },
  'sonoru-buds-3': {
    slug: 'sonoru-buds-3',
    title: 'Sonoru Buds 3: quiet on the bus, easy on two devices',
    verdict:
      'Good noise canceling, long battery life and a smooth switch between phone and laptop. They are the earbuds we suggest first.',
    bestFor: 'Commuting and video calls',
    notFor: 'Swimming or very loud places',
    pros: [
      'Effective noise canceling for the money',
      'Eight hours, 32 with the case',
      'Connects to two devices at once',
      'Light and comfortable for hours',
    ],
    cons: ['Voices still get through', 'Splash-proof only, not for pools'],
    body: `## In daily use

The Buds 3 weigh five grams each, less than a fifth of an ounce, and after an hour we had to check that they were in. Noise canceling takes care of engines, fans and air conditioners. Nearby voices are softened but not erased, which on a train may be a good thing.

They run eight hours on their own and 32 with the case, so we charged about once a week. Multipoint keeps them linked to a phone and a laptop together. A call comes in, the video stops, you talk, it starts again. Music sounds warm and clear, with a little less sparkle than pricier pairs.

## Who should buy it

Commuters, students and anyone who spends the day between two screens. The IPX4 rating covers sweat and drizzle, so running is fine and swimming is not. If you work beside a saw or fly every week, large headphones will block more. For daily life, these do the job and fit in the coin pocket of your jeans.`,
  },
  'tecleo-k75': {
    slug: 'tecleo-k75',
    title: 'Tecleo K75: a compact keyboard built to be kept',
    verdict:
      'Lovely to type on, solid as a brick and easy to repair. If you can live without a number pad, it is the keyboard to get.',
    bestFor: 'People who write all day',
    notFor: 'Accountants and shared bedrooms',
    pros: [
      'Superb build and typing feel',
      'Switches swap without soldering',
      'Three connections for three devices',
      'Weeks of use on one charge',
    ],
    cons: ['No number pad', 'Still audible in a quiet room'],
    body: `## In daily use

We wrote this on a K75. Its 81 keys include a function row and arrows, and leave out the number pad, so the mouse sits closer and the shoulder relaxes. It weighs two pounds and does not slide when you type hard.

The keyboard handles three connections, and moving from a laptop to a tablet takes a moment. The 4,000 mAh battery lasted several weeks for us. The sound is a soft thud at 48 decibels: restrained for a mechanical keyboard, and still there when the house is asleep.

## Who should buy it

Anyone who types for a living and is tired of flat, rattling keys. The switches pull out without soldering, so one that fails can be replaced in a minute, and that makes it a purchase for many years. If you enter numbers all day, you will miss the pad, and no shortcut makes up for it. If you share a bedroom with your desk, ask your partner first.`,
  },
  'paralax-view-27': {
    slug: 'paralax-view-27',
    title: 'Paralax View 27: one cable and a straighter back',
    verdict:
      'A sharp, adjustable monitor that charges most laptops through the same cable that carries the picture. It is an easy upgrade for a home office.',
    bestFor: 'Working from home on a laptop',
    notFor: 'Print photography and power-hungry laptops',
    pros: [
      'Picture and 65 watts over USB-C',
      'Adjusts in height without tools',
      'Sharp text at a comfortable size',
      'Smooth scrolling at 100 Hz',
    ],
    cons: ['65 watts is tight for large laptops', 'Not sharp enough for print work'],
    body: `## In daily use

The View 27 turned a dining table into an office with one cable. USB-C brings the picture in and sends up to 65 watts out, so a thin laptop charges while you work. At the end of the day you pull one plug.

The screen shows 2560 × 1440 pixels across 27 inches. Text is clear, and two documents fit side by side. It runs at 100 Hz, and scrolling through a long page is noticeably calmer than on an older office screen. The stand moves up and down, so the top edge can sit level with your eyes. The whole thing weighs 13.4 pounds.

## Who should buy it

Anyone who works from home on a laptop more than two days a week. Check first that your laptop’s USB-C port can send video. Large workstations may want more than 65 watts, and photographers who print will want more pixels. For documents, calls, spreadsheets and a movie in the evening, it is all the monitor you need.`,
  },
  'folhea-6': {
    slug: 'folhea-6',
    title: 'Folhea 6: an e-reader that gets out of the way',
    verdict:
      'Sharp, light, waterproof and good for weeks on a charge. The Folhea 6 is the e-reader we would choose for nearly everyone.',
    bestFor: 'Reading in bed, in the bath and on trips',
    notFor: 'Comics, cookbooks and heavy note-taking',
    pros: [
      'Crisp text at 300 pixels per inch',
      'Around 40 days of battery',
      'Rated IPX8 against water',
      'Very easy to use',
    ],
    cons: ['Slow for typing notes', 'Photos and charts look flat'],
    body: `## In daily use

The Folhea 6 does one thing. You open it, and there is your page. The 6.8-inch screen shows 300 pixels per inch, and letters look printed at every size. It weighs 205 grams, just over seven ounces, so a long chapter in bed does not end with a sore wrist.

The stated battery life is 40 days. With an hour of reading a day we charged it once in five weeks. Thanks to the IPX8 rating we took it into the tub without fear. The 16 GB of storage is thousands of novels. Typing a note is slow, and finding a page by number takes too many taps.

## Who should buy it

People who read more than a book a month, or would if the phone left them alone. Check that it works with the stores and the public library you use, since that is the one thing you cannot change later. For cookbooks, comics and textbooks full of charts, stay with paper or a tablet.`,
  },
  'lumbrea-pagina': {
    slug: 'lumbrea-pagina',
    title: 'Lumbrea Página: a bedtime light that bothers nobody',
    verdict:
      'A warm, even light that weighs next to nothing and lasts a month of evenings. It is a small purchase with a large effect.',
    bestFor: 'Reading in bed beside a sleeper',
    notFor: 'Lighting a desk or a room',
    pros: [
      'Candle-warm light at 1,800 kelvins',
      'Thirty hours on one charge',
      'Turns itself off after 30 minutes',
      'Too light to bend a paperback',
    ],
    cons: ['Tight fit on thick hardcovers', 'Can mark soft covers over time'],
    body: `## In daily use

You clip the Página to the back of the book, bend it over and read. It gives 45 lumens, spread evenly over two pages, and weighs 52 grams, 1.8 ounces, so a paperback does not sag. The warmest setting is 1,800 kelvins, close to candlelight. Our most reliable tester, a husband with an early shift, slept through every chapter.

It runs 30 hours on a charge and fills up over USB-C. A timer turns it off after 30 minutes, which is handy for those of us who wake up with a book on the nose.

## Who should buy it

Readers of paper who share a bed, a tent or a bunk. On a thick hardcover the clip has to stretch, and left on a soft cover for days it leaves a faint dent. It lights a book and nothing else. For that one job it is hard to think of a better small gift.`,
  },
};
