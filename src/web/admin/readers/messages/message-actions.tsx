import type { Message } from '#contract/readers/messages/messages.admin.schemas.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Button, IconButton } from '#web/admin/ui/button.tsx';
import { Menu, MenuItem } from '#web/admin/ui/overlay/menu.tsx';
import { type Step, stepsFrom } from './message-steps.ts';
import { useMessageTexts } from './message-texts.ts';
import { useChangeMessages } from './use-change-messages.ts';

/** The likely steps are buttons, the others wait in the menu. */
const SHOWN = 2;

/** What was put away is closed: the list is where the next one waits. */
export function MessageActions({ message, onPrivacy }: { message: Message; onPrivacy: () => void }) {
  const messages = useMessageTexts();
  const { table } = useTexts();
  const { move } = useChangeMessages();
  const [, open] = useUrlParam('message');
  const steps = stepsFrom[message.status];
  const take = async ({ to }: Step) => {
    if (await move([message], to)) open(null);
  };
  return (
    <div className="border-line mt-4 flex flex-wrap items-center gap-2 border-b pb-4">
      {steps.slice(0, SHOWN).map((step) => (
        <Button key={step.words} icon={step.icon} onClick={() => void take(step)}>
          {messages[step.words]}
        </Button>
      ))}
      <Menu trigger={<IconButton label={table.actionsFor(message.name)} icon="ellipsis" />}>
        {steps.slice(SHOWN).map((step) => (
          <MenuItem key={step.words} icon={step.icon} onChoose={() => void take(step)}>
            {messages[step.words]}
          </MenuItem>
        ))}
        <MenuItem icon="shield-check" onChoose={onPrivacy}>
          {messages.privacyFor}
        </MenuItem>
      </Menu>
    </div>
  );
}
