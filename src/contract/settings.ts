import { z } from 'zod';

export const productName = 'Vitrina';
/** What the not-found page calls the site where no setting can be read. */
export const fallbackSiteName = `${productName} Brasil`;

export const settingSchema = z.object({ key: z.string(), value: z.string() });
export type Setting = z.infer<typeof settingSchema>;
