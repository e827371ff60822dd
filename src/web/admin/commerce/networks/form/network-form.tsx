import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type {
  DeskNetwork,
  NetworkDefinition,
} from '#contract/commerce/networks/desk/networks.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { UnsavedGuard } from '#web/admin/ui/form/unsaved-guard.tsx';
import { useDeviceDraft } from '#web/admin/ui/kept-texts/use-device-draft.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { PLACE, placeValue } from '../network-place.ts';
import { networksQuery } from '../networks-query.ts';
import { useNetworkTexts } from '../networks-texts.ts';
import { draftProblems } from './draft-problems.ts';
import { ExamplesSection } from './examples-section.tsx';
import { FeedSection } from './files/feed-section.tsx';
import { ReportSection } from './files/report-section.tsx';
import type { FormProps } from './form-props.ts';
import { IdentitySection, idOfName } from './identity-section.tsx';
import { LinkSection } from './link-section.tsx';
import { LiveProblems } from './live-problems.tsx';
import { blankDraft, draftOf, type NetworkDraft } from './network-draft.ts';
import { NumbersSection } from './numbers-section.tsx';
import { networkOf } from './read-draft.ts';
import { PlacesSection, PricesSection, SubsSection, UnknownSection } from './rule-sections.tsx';
import { TrySection } from './try-section.tsx';

interface NetworkFormProps {
  /** The one that is changed; without it, it is a new one: of another's fields, or of none. */
  changed?: DeskNetwork;
  copied?: NetworkDefinition | undefined;
  takenIds: readonly string[];
}

/** What somebody tried it with is no part of it. */
const textOf = (draft: NetworkDraft) => JSON.stringify({ ...draft, trial: null });

export function NetworkForm({ changed, copied, takenIds }: NetworkFormProps) {
  const { networkForm, networkProblems, common } = useNetworkTexts();
  const client = useQueryClient();
  const [, open] = useUrlParam(PLACE);
  // As it was when the form opened: what others publish meanwhile is theirs.
  const [{ before, seen }] = useState(() => ({
    before: firstDraft(),
    seen: changed?.updatedAt ?? undefined,
  }));
  const [draft, setDraft] = useState(before);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState(false);
  const [published, setPublished] = useState<string>();

  function firstDraft(): NetworkDraft {
    if (changed) return draftOf(changed.definition);
    if (!copied) return blankDraft();
    const name = networkForm.copyOf(copied.name);
    return { ...draftOf(copied), name, id: idOfName(name) };
  }

  const network = networkOf(draft);
  const problems = draftProblems(network, takenIds);
  const dirty = published === undefined && textOf(draft) !== textOf(before);
  const kept = useDeviceDraft(`network-${changed?.definition.id ?? 'new'}`, {
    typed: draft,
    isChanged: dirty,
    // One that an older program kept may lack what the form has now.
    put: (found) => setDraft({ ...blankDraft(), ...found }),
  });
  // Only once nothing is unsaved any more does leaving ask nobody.
  useEffect(() => {
    if (published !== undefined) open(placeValue.network(published), { replace: true });
  }, [published, open]);

  async function publish(): Promise<void> {
    setTried(true);
    setRefused(false);
    if (problems.size > 0)
      throw new FieldProblem(
        Object.fromEntries([...problems].map(([field, code]) => [field, networkProblems[code]])),
      );
    const body = network as NetworkDefinition;
    setRefused(true);
    if (changed)
      await callApi('PUT /api/admin/networks/:id', { id: network.id, body, ...(seen && { seen }) });
    else await callApi('POST /api/admin/networks', { body });
    kept.forget();
    await client.invalidateQueries({ queryKey: networksQuery().queryKey });
    toast({ title: networkForm.publishedTitle, description: networkForm.publishedText(network.name) });
    setPublished(network.id);
  }

  const props: FormProps = {
    draft,
    network,
    set: (change) => setDraft((now) => ({ ...now, ...change })),
  };
  const title = changed ? networkForm.changeTitle(changed.definition.name) : networkForm.newTitle;
  return (
    <>
      <PageHeader title={title} about={networkForm.newAbout} />
      <Form onSend={publish} label={title} className="edition-form">
        {kept.notice}
        {changed?.origin === 'ready' && <Notice tone="info">{networkForm.takesPlace}</Notice>}
        {changed && changed.usedBy.length > 0 && (
          <Notice tone="warn">{networkForm.usedBy(changed.usedBy.map(({ name }) => name).join(', '))}</Notice>
        )}
        <LiveProblems problems={problems} tried={tried} refused={refused}>
          <IdentitySection {...props} isNew={!changed} />
          <NumbersSection {...props} list="accountNumbers" />
          <NumbersSection {...props} list="shopNumbers" />
          <SubsSection {...props} />
          <LinkSection {...props} />
          <PlacesSection {...props} />
          <TrySection {...props} />
          <ExamplesSection {...props} />
          <PricesSection {...props} />
          <FeedSection {...props} />
          <ReportSection {...props} />
          <UnknownSection {...props} />
        </LiveProblems>
        <UnsavedGuard dirty={dirty} param={PLACE} />
        <div className="save-bar">
          <p role="status" className="min-w-0 flex-1">
            {problems.size > 0 ? tried && networkForm.toMend(problems.size) : networkForm.ready}
          </p>
          <Button
            look="ghost"
            onClick={() => open(changed ? placeValue.network(changed.definition.id) : null)}
          >
            {common.cancel}
          </Button>
          <SubmitButton>{networkForm.publish}</SubmitButton>
        </div>
      </Form>
    </>
  );
}
