import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { cursorSchema, idSchema, listOf, searchSchema } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { messageStatuses, messageViews } from './messages.words.ts';

const statusSchema = z.enum(messageStatuses);
const emailSchema = plainText(limits.contact.email.max).trim().min(3);

export const messageFilterSchema = z.object({
  locale: localeSchema.optional(),
  status: z.enum(messageViews).optional(),
  /** Exactly this address, in whatever letters. */
  email: emailSchema.optional(),
  q: searchSchema,
  cursor: cursorSchema,
});
export type MessageFilter = z.output<typeof messageFilterSchema>;

const messageHeadSchema = z.object({
  id: z.int(),
  locale: localeSchema,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  status: statusSchema,
  createdAt: z.iso.datetime(),
});

export const messageListSchema = listOf(
  messageHeadSchema.extend({ excerpt: z.string(), replied: z.boolean() }),
).extend({
  /** How many there are of each status in the edition and from the address asked for, whatever else was. */
  counts: z.record(statusSchema, z.int()),
});
export type MessageList = z.infer<typeof messageListSchema>;

const replySchema = z.object({
  id: z.int(),
  text: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  /** Null where the mail server was never heard to take it. */
  sentAt: z.iso.datetime().nullable(),
});

export const messageSchema = messageHeadSchema.extend({
  message: z.string(),
  replies: z.array(replySchema),
});
export type Message = z.infer<typeof messageSchema>;

export const messageChangeSchema = z.object({ status: statusSchema });
export const messageBulkChangeSchema = messageChangeSchema.extend({
  ids: z.array(idSchema).min(1).max(limits.adminLists.bulkMax),
});
export const messageBulkAnswerSchema = z.object({ changed: z.int() });

export const addressSchema = z.object({ email: emailSchema });
export const messageExportSchema = z.object({ email: z.string(), messages: z.array(messageSchema) });
export type MessageExport = z.infer<typeof messageExportSchema>;
export const messageDeletionSchema = z.object({ deleted: z.int() });

export const newReplySchema = z.object({ text: plainText(limits.messages.replyChars).trim().min(1) });
