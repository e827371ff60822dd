import type { Api } from '#contract/all.endpoints.ts';
import {
  presentMessage,
  presentMessageExport,
  presentMessageList,
} from '#server/domain/readers/messages/messages.presenter.ts';
import type { Services } from '#server/services.ts';

export const adminMessageCalls = ({ adminMessages, replies }: Services) =>
  ({
    listMessages: async (filter, caller) => presentMessageList(await adminMessages.list(caller, filter)),
    getMessage: async ({ id }, caller) => presentMessage(await adminMessages.get(caller, id)),
    changeMessage: async ({ id, body }, caller) =>
      presentMessage(await adminMessages.change(caller, id, body.status)),
    changeMessages: async ({ body }, caller) => ({
      changed: await adminMessages.changeMany(caller, body.ids, body.status),
    }),
    exportMessages: async ({ email }, caller) =>
      presentMessageExport(email, await adminMessages.exportFrom(caller, email)),
    deleteMessages: async ({ email }, caller) => ({ deleted: await adminMessages.deleteFrom(caller, email) }),
    replyToMessage: async ({ id, body }, caller) =>
      presentMessage(await replies.reply(caller, id, body.text)),
  }) satisfies Partial<Api>;
