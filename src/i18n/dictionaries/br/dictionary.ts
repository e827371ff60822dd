import { common } from './common.ts';
import { dates } from './dates.ts';
import { errors } from './errors.ts';
import { footer } from './footer.ts';
import { gate } from './gate.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { notFound } from './not-found.ts';

export const dictionary = { common, header, footer, home, dates, gate, notFound, errors };

export type Dictionary = typeof dictionary;
