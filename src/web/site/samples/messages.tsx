import { sampleTexts as texts } from '#i18n/samples.ts';
import { useDictionary } from '#web/shared/page-context.tsx';
import { NewVersionBanner, VersionNotice } from '#web/shared/service-worker/new-version-banner.tsx';
import { primaryButton, quietButton } from '#web/shared/ui/button.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Loading } from '#web/shared/ui/loading.tsx';
import { ShopWindow } from '#web/shared/ui/shop-window.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { SampleSection } from './sample-section.tsx';

export function NoticeSamples() {
  return (
    <SampleSection id="avisos" title={texts.notices}>
      <h3 className="sample-label">{texts.newVersion}</h3>
      <div className="sample-stage">
        <VersionNotice onUpdate={() => window.location.reload()} />
      </div>
      <p className="text-mute mt-2 text-sm">{texts.newVersionHint}</p>
      <NewVersionBanner enabled />
      <h3 className="sample-label">{texts.drawings}</h3>
      <div className="sample-row">
        <ShopWindow mood="shut" />
        <ShopWindow mood="crooked" />
        <ShopWindow mood="dark" />
      </div>
    </SampleSection>
  );
}

export function ToastSamples() {
  return (
    <SampleSection id="mensagens" title={texts.toasts}>
      <p className="sample-row">
        <button type="button" className={primaryButton} onClick={() => toast(texts.success)}>
          {texts.showSuccess}
        </button>
        <button
          type="button"
          className={quietButton}
          onClick={() => toast({ ...texts.destructive, variant: 'destructive' })}
        >
          {texts.showDestructive}
        </button>
      </p>
    </SampleSection>
  );
}

export function WaitingSamples() {
  const { home, reviews } = useDictionary();
  return (
    <>
      <SampleSection id="carregando" title={texts.loading}>
        <div className="sample-stage">
          <Loading className="py-12" />
        </div>
      </SampleSection>
      <SampleSection id="vazios" title={texts.empty}>
        <div className="sample-pair">
          <div className="sample-stage">
            <EmptyState title={home.empty} />
          </div>
          <div className="sample-stage">
            <EmptyState title={reviews.empty} hint={texts.emptyHint}>
              <a href="#vazios" className={quietButton}>
                {texts.clear}
              </a>
            </EmptyState>
          </div>
        </div>
      </SampleSection>
    </>
  );
}
