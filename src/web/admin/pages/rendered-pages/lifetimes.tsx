import { useQueryClient } from '@tanstack/react-query';
import type { PageLifetime } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { LifetimeInput } from './lifetime-input.tsx';

function Line({ lifetime: { template, minutes } }: { lifetime: PageLifetime }) {
  const { renderedPages, common } = useUpkeepTexts();
  const mayChange = useMay('editor');
  const client = useQueryClient();
  const name = renderedPages.templates[template];
  async function save(data: FormData): Promise<void> {
    const typed = String(data.get('minutes')).trim();
    const body = { template, minutes: typed === '' ? null : Number(typed) };
    await callApi('PUT /api/admin/pre-render/lifetimes', { body });
    await client.invalidateQueries({ queryKey: ['/api/admin/pre-render'] });
    toast({ title: renderedPages.saved, description: renderedPages.savedText(name, body.minutes) });
  }
  return (
    <li className="px-4 py-2.5">
      {mayChange ? (
        <Form onSend={save} label={name} className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="min-w-0 flex-1 basis-40 font-medium">{name}</span>
          <LifetimeInput
            key={minutes}
            label={renderedPages.lifetimeOf(name)}
            placeholder={renderedPages.untilChange}
            max={engineLimits.renderedPages.lifetimeMinutes}
            value={minutes}
          />
          <SubmitButton look="quiet">{common.save}</SubmitButton>
        </Form>
      ) : (
        <span className="flex justify-between gap-3">
          <span className="font-medium">{name}</span>
          <span className="text-mute">{minutes === null ? renderedPages.untilChange : `${minutes} min`}</span>
        </span>
      )}
    </li>
  );
}

/** How long pages of each kind are kept at most. */
export function Lifetimes({ lifetimes }: { lifetimes: PageLifetime[] }) {
  const { renderedPages } = useUpkeepTexts();
  return (
    <section aria-label={renderedPages.lifetimes}>
      <p className="text-mute mb-4 max-w-form">{renderedPages.lifetimesAbout}</p>
      <ul className="panel divide-line max-w-form divide-y">
        {lifetimes.map((lifetime) => (
          <Line key={lifetime.template} lifetime={lifetime} />
        ))}
      </ul>
    </section>
  );
}
