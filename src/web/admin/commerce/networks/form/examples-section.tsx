import type { LinkExample } from '#contract/commerce/networks/network.ts';
import { tryExample } from '#contract/commerce/networks/try-example.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { useNetworkTexts } from '../networks-texts.ts';
import { ExampleFacts } from '../view/examples-section.tsx';
import type { FormProps } from './form-props.ts';

/** Examples with what comes of them now: each that no longer comes out is taken as it is, or let go. */
export function ExamplesSection({ draft: { examples }, network, set }: FormProps) {
  const { networks, networkForm } = useNetworkTexts();
  const put = (next: LinkExample[]) => set({ examples: next });
  return (
    <SettingsSection title={networks.examples} about={networks.examplesAbout}>
      {examples.length === 0 && <p className="text-mute">{networks.noExamples}</p>}
      {examples.map((example, at) => {
        const { made, fits } = tryExample(network, example);
        return (
          <div key={`${example.destination} ${example.link}`} className="panel p-4">
            <ExampleFacts network={network} example={example} />
            <p className="mt-3 flex flex-wrap gap-2">
              {!fits && 'link' in made && (
                <Button onClick={() => put(examples.with(at, { ...example, link: made.link }))}>
                  {networkForm.takeNew}
                </Button>
              )}
              <Button
                look="ghost"
                icon="trash"
                name={`examples.${at}.link`}
                onClick={() => put(examples.toSpliced(at, 1))}
              >
                {networkForm.removeExample}
              </Button>
            </p>
          </div>
        );
      })}
    </SettingsSection>
  );
}
