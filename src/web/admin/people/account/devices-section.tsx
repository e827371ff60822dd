import { useState } from 'react';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';

/** Browsers that somebody has signed in with before: strangers' wrong passwords do not lock them out. */
export function DevicesSection() {
  const { account } = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection title={account.devices} about={account.devicesAbout}>
      <div>
        <Button onClick={() => setAsking(true)}>{account.forgetDevices}</Button>
      </div>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={account.forgetDevicesTitle}
        consequence={account.forgetDevicesText}
        action={account.forgetDevices}
        onConfirm={async () => {
          await callApi('DELETE /api/admin/devices');
          toast({ title: account.devicesForgotten, description: account.devicesForgottenText });
        }}
      />
    </SettingsSection>
  );
}
