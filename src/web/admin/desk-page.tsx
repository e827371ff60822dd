import { Outlet } from 'react-router';
import { Frame } from './shell/frame.tsx';
import { Guard } from './shell/guard.tsx';
import { ReachableScreens } from './shell/reachable-screens.tsx';
import { SignInAgain } from './sign-in/sign-in-again.tsx';

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
