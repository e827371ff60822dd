import { Outlet } from 'react-router';
import { ConfirmIdentity } from './people/sign-in/confirm-identity.tsx';
import { SignInAgain } from './people/sign-in/sign-in-again.tsx';
import { Frame } from './shell/frame.tsx';
import { Guard } from './shell/guard.tsx';
import { ReachableScreens } from './shell/reachable-screens.tsx';

/** What stands around every screen: who is there, the navigation, and the questions who it is. */
export default function DeskPage() {
  return (
    <Guard>
      <ReachableScreens>
        <Frame>
          <Outlet />
        </Frame>
      </ReachableScreens>
      <ConfirmIdentity />
      <SignInAgain />
    </Guard>
  );
}
