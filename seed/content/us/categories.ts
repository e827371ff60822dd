import type { DemoCategories } from '#seed/facts/categories.ts';

export const categories: DemoCategories = {
  baby: {
    name: 'Baby',
    slug: 'baby',
    description:
      'Monitors, strollers and the few things that truly help in the first years. Tested at home, at the hours when babies are awake.',
  },
  auto: {
    name: 'Car',
    slug: 'car',
    description:
      'Cameras, pumps and small gear that make a car safer and a bad day shorter. Nothing that needs a mechanic to install.',
  },
  pets: {
    name: 'Pets',
    slug: 'pets',
    description:
      'Fountains, trees and everyday things for the animals in the house. We judge them by what cats and dogs do, not by what the box says.',
  },
  fashion: {
    name: 'Fashion & Travel',
    slug: 'fashion',
    description:
      'Bags, luggage and clothes made to be used for years. We look at seams, zippers and warranties before we look at colors.',
  },
  kitchen: {
    name: 'Kitchen',
    slug: 'kitchen',
    description:
      'Appliances that earn their place on the counter. We cook real dinners with them, and then we do the dishes.',
  },
  fitness: {
    name: 'Fitness',
    slug: 'fitness',
    description:
      'Weights, bands and trackers for people who train at home. Small enough to live with, good enough to keep using.',
  },
  gifts: {
    name: 'Gifts',
    slug: 'gifts',
    description:
      'Presents that get used instead of returned, for birthdays, holidays and no reason at all. Sorted by the person, not by the hype.',
  },
  shopping: {
    name: 'Smart Shopping',
    slug: 'smart-shopping',
    description:
      'How to read a listing, spot a real discount and know when to wait. A few habits that save more than any coupon.',
  },
  home: {
    name: 'Around the House',
    slug: 'home',
    description:
      'Vacuums, air purifiers and other help with the chores. Chosen for ordinary rooms, with rugs, pets and not enough outlets.',
  },
  tools: {
    name: 'Tools',
    slug: 'tools',
    description:
      'Drills, lights and the basics of a good toolbox. For people who fix things on weekends and want them to stay fixed.',
  },
  phones: {
    name: 'Phones',
    slug: 'phones',
    description:
      'Phones, earbuds and accessories that make sense for the money. We care about battery, updates and how long they last.',
  },
  computers: {
    name: 'Computers',
    slug: 'computers',
    description:
      'Monitors, keyboards and what else you need to work well at a desk. Plain advice for home offices of every size.',
  },
  awards: {
    name: 'Best of the Year',
    slug: 'best-of-the-year',
    description:
      'The products we would buy again with our own money. A short list across every category, with the faults included.',
  },
  books: {
    name: 'Books & Reading',
    slug: 'books',
    description:
      'E-readers, lights and small comforts for people who read. Because the best evening often needs only one good chapter.',
  },
};
