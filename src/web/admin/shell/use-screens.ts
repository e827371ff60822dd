import { useMe } from '#web/admin/context/me.tsx';
import { screensFor } from './navigation.ts';

/** The screens that whoever is signed in has a use for. */
export const useScreens = () => screensFor(useMe().role);
