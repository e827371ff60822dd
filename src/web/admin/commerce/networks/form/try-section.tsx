import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { limits } from '#contract/site/limits.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { CopyButton } from '#web/admin/ui/copy-button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { useNetworkTexts } from '../networks-texts.ts';
import { LinkOutcome } from '../view/link-outcome.tsx';
import { asTyped, type FormProps } from './form-props.ts';
import type { Trial } from './network-draft.ts';
import { type TriedLink, trialNumbers, tryDraft } from './try-draft.ts';

function Outcome({ draft, network, set, tried }: FormProps & { tried: TriedLink | undefined }) {
  const { networkForm } = useNetworkTexts();
  if (!tried) return <p className="text-mute">{networkForm.nothingYet}</p>;
  const { made, example } = tried;
  const link = 'link' in made ? made.link : undefined;
  const isKept = draft.examples.some(
    (each) => each.link === link && each.destination === example.destination,
  );
  return (
    <>
      <LinkOutcome network={network} made={made} />
      {link !== undefined && (
        <>
          {example.sub && <p className="text-mute mt-1 text-sm">{networkForm.subSent(example.sub)}</p>}
          <p className="mt-3 flex flex-wrap gap-2">
            <CopyButton text={link} />
            <Button
              icon={isKept ? 'check' : 'plus'}
              disabled={isKept || draft.examples.length >= networkLimits.examples}
              onClick={() => set({ examples: [...draft.examples, { ...example, link }] })}
            >
              {isKept ? networkForm.kept : networkForm.keep}
            </Button>
          </p>
        </>
      )}
    </>
  );
}

/** What the definition makes of an address, while it is being written. */
export function TrySection(props: FormProps) {
  const { networkForm, common } = useNetworkTexts();
  const { draft, network, set } = props;
  const { trial } = draft;
  const put = (change: Partial<Trial>) => set({ trial: { ...trial, ...change } });
  const numbers = trialNumbers(network, trial.numbers);
  const labels = new Map(
    [...network.accountNumbers, ...network.shopNumbers].map(({ key, label }) => [key, label || key]),
  );
  return (
    <SettingsSection title={networkForm.try} about={networkForm.tryAbout}>
      {draft.kind !== 'stored' && Object.keys(numbers).length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          {Object.entries(numbers).map(([key, value]) => (
            <TextField
              {...asTyped}
              key={key}
              name={`try.${key}`}
              label={labels.get(key) ?? key}
              maxLength={networkLimits.numberChars}
              value={value}
              onChange={({ target }) => put({ numbers: { ...trial.numbers, [key]: target.value } })}
            />
          ))}
        </div>
      )}
      <TextField
        {...asTyped}
        name="try"
        label={draft.kind === 'stored' ? networkForm.storedAddress : networkForm.address}
        placeholder="https://"
        inputMode="url"
        maxLength={limits.products.urlChars}
        value={trial.address}
        onChange={({ target }) => put({ address: target.value })}
      />
      {draft.hasSub && draft.kind !== 'stored' && (
        <TextField
          {...asTyped}
          name="trySub"
          label={networkForm.sub}
          optional={common.optional}
          maxLength={networkLimits.subChars}
          value={trial.sub}
          onChange={({ target }) => put({ sub: target.value })}
        />
      )}
      <div className="sample" role="status">
        <Outcome {...props} tried={tryDraft(network, trial)} />
      </div>
    </SettingsSection>
  );
}
