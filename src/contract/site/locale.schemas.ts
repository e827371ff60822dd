import { z } from 'zod';
import { localeStatuses, locales } from './locales.ts';

export const localeSchema = z.enum(locales);
export const localeStatusSchema = z.enum(localeStatuses);
