import { z } from 'zod';

/** A page of plain text: legal and editorial matters of one edition. */
export const staticPageSchema = z.object({
  title: z.string(),
  /** For search engines and share cards. */
  description: z.string(),
  /** What the page says first, under its title. */
  lead: z.string(),
  sections: z.array(
    z.object({
      heading: z.string(),
      paragraphs: z.array(z.string()),
      points: z.array(z.string()).optional(),
    }),
  ),
});
export type StaticPageText = z.infer<typeof staticPageSchema>;

export const faqSchema = z.array(z.object({ question: z.string(), answer: z.string() }));
export type FaqText = z.infer<typeof faqSchema>;
