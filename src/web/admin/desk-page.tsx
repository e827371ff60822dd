import { lazy } from 'react';
import { Outlet } from 'react-router';
import { ConfirmIdentity } from './people/sign-in/confirm-identity.tsx';
import { SignInAgain } from './people/sign-in/sign-in-again.tsx';
import { DueNotice } from './shell/due-notice.tsx';
import { Frame } from './shell/frame.tsx';
import { Guard } from './shell/guard.tsx';
import { Protected } from './shell/protected.tsx';
import { ReachableScreens } from './shell/reachable-screens.tsx';

const loadSetUp = () => import('./set-up-page.tsx');
const SetUpDoor = lazy(async () => ({ default: (await loadSetUp()).SetUpDoor }));
const SetUpDialog = lazy(async () => ({ default: (await loadSetUp()).SetUpDialog }));

/** What stands around every screen: who is there, the navigation, and the questions who it is. */
export default function DeskPage() {
  return (
    <Guard>
      <Protected door={<SetUpDoor />} dialog={<SetUpDialog />}>
        <ReachableScreens>
          <Frame>
            <DueNotice />
            <Outlet />
          </Frame>
        </ReachableScreens>
      </Protected>
      <ConfirmIdentity />
      <SignInAgain />
    </Guard>
  );
}
