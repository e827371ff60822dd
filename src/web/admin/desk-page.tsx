import { Outlet } from 'react-router';
import { SignInAgain } from './people/sign-in/sign-in-again.tsx';
import { Frame } from './shell/frame.tsx';
import { Guard } from './shell/guard.tsx';
import { ReachableScreens } from './shell/reachable-screens.tsx';

/** What stands around every screen: who is there, the navigation, and the way back in when a session ends. */
export default function DeskPage() {
  return (
    <Guard>
      <ReachableScreens>
        <Frame>
          <Outlet />
        </Frame>
      </ReachableScreens>
      <SignInAgain />
    </Guard>
  );
}
