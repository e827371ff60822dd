/** Every table, for drizzle's relational queries and for tools that walk the schema. */
export * from './attempts.ts';
export * from './categories.ts';
export * from './contact-messages.ts';
export * from './invalidations.ts';
export * from './launches.ts';
export * from './locale-configs.ts';
export * from './offers.ts';
export * from './posts.ts';
export * from './products.ts';
export * from './reviews.ts';
export * from './secrets.ts';
export * from './settings.ts';
export * from './shop-links.ts';
export * from './slug-redirects.ts';
